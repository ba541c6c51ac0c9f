import { describe, expect, it } from 'vitest';
import { confirmQuestion } from '../../lib/pipeline/round-changes/confirm-question.ts';
import { confirmRun } from '../../lib/pipeline/round-changes/confirm-run.ts';
import { finaliseRound } from '../../lib/pipeline/round-changes/finalise.ts';
import { rollBack } from '../../lib/pipeline/round-changes/roll-back.ts';
import { setAside } from '../../lib/pipeline/round-changes/set-aside.ts';
import type { PublicationOutcome } from '../../lib/pipeline/publish-run.ts';
import { brokenLink } from '../../lib/store/hash-chain.ts';
import { MemoryPipeline } from '../support/pipeline.ts';
import { Stopped, Stopper, stoppable } from '../support/stopped.ts';
import * as uploads from './uploads.ts';

const { ROUND } = uploads;
/** With the one cell that would otherwise be asked about: no CDBG grant. */
const HEADER = uploads.HEADER.replace('\n', ',cdbg_grant\n');
const row = (id: string): string => uploads.row(id).replace('\n', ',0\n');
const APPLICATIONS = HEADER + row('A-1') + row('A-2') + row('A-3');

const FOLDER = 'inbox/rounds/FY2027/';
const BROKEN = HEADER + row('A-1') + row('A-2') + row('A-3').replace('500000.00', 'abc');
// Q203 alone: federal grants above the eligible cost.
const ASKED = APPLICATIONS.replace('500000.00,0,', '500000.00,500001,');

let deeds = 0;
const change = (reason = 'The director so decided') => ({
  round: 'fy2027',
  actor: 'manager',
  reason,
  operationId: `deed-${++deeds}`,
});

async function published(applications = APPLICATIONS): Promise<MemoryPipeline> {
  const pipeline = new MemoryPipeline();
  await pipeline.upload(`${FOLDER}round.yaml`, ROUND);
  await pipeline.upload(`${FOLDER}applications.csv`, applications);
  return pipeline;
}

const log = (pipeline: MemoryPipeline) => pipeline.store.publications('FY2027').entries;
const events = (pipeline: MemoryPipeline) => log(pipeline).map(({ body }) => body.event);
const why = (outcome: PublicationOutcome): string => (outcome.published ? '' : outcome.stop.message);

describe('a round is made final', () => {
  it('as an entry with actor, reason and time; the run stays', async () => {
    const pipeline = await published();
    const outcome = await finaliseRound(pipeline, change());
    expect(outcome.published).toBe(true);
    const [first, second] = log(pipeline);
    expect(second).toMatchObject({ sequence: 2, actor: 'manager', at: '2026-06-01T12:00:00.000Z' });
    expect(second?.body).toEqual({
      ...first?.body,
      event: 'finalised',
      reason: 'The director so decided',
      details: {},
    });
    expect(brokenLink(log(pipeline))).toBeNull();
    expect(why(await finaliseRound(pipeline, change()))).toBe(
      'Round fy2027 is final already. Nothing was changed.',
    );
  });

  it('and an upload afterwards needs a reason, which opens it again', async () => {
    const pipeline = await published();
    await finaliseRound(pipeline, change());
    const corrected = APPLICATIONS + row('A-4');
    const bare = await pipeline.upload(`${FOLDER}applications.csv`, corrected);
    expect(bare).toMatchObject({
      status: 'REJECTED',
      message: expect.stringContaining('The round is final'),
    });
    const reasoned = await pipeline.upload(`${FOLDER}applications.csv`, corrected, { reason: 'An appeal' });
    expect(reasoned).toMatchObject({ status: 'RANKED', revision: 3 });
    expect((await finaliseRound(pipeline, change())).published).toBe(true);
  });

  it('not while a row waits, until that is set aside', async () => {
    const pipeline = await published(BROKEN);
    expect(why(await finaliseRound(pipeline, change()))).toBe(
      'A-3 (row 4) waits: correct and upload the applications again, or set aside what waits, with a reason. Nothing was changed.',
    );
    expect(why(await setAside(pipeline, change(), { applicationId: 'A-2' }))).toBe(
      'Application A-2 does not wait in the current run. Nothing was changed.',
    );
    await setAside(pipeline, change('No answer from the county'), { applicationId: 'a-3' });
    expect(log(pipeline)[1]?.body).toMatchObject({
      event: 'set_aside',
      reason: 'No answer from the county',
      details: { application_id: 'A-3', row: '4' },
    });
    expect((await finaliseRound(pipeline, change())).published).toBe(true);
    expect(events(pipeline)).toEqual(['published', 'set_aside', 'finalised']);
  });

  it('and what was set aside waits again in the next run', async () => {
    const pipeline = await published(BROKEN);
    await setAside(pipeline, change(), { row: 4 });
    await pipeline.upload(`${FOLDER}applications.csv`, BROKEN + row('A-4'));
    expect(why(await finaliseRound(pipeline, change()))).toContain('A-3 (row 4) waits');
  });

  it('not while a question is open; an answer holds while the value is unchanged', async () => {
    const pipeline = await published(ASKED);
    const question = /open: ([QB]\d{3}) of A-1/.exec(why(await finaliseRound(pipeline, change())))?.[1] ?? '';
    expect(question).toMatch(/^Q/);
    expect(why(await confirmQuestion(pipeline, change(), { code: question, applicationId: 'A-2' }))).toBe(
      `No question ${question} about application A-2 is open in the current run. Nothing was changed.`,
    );
    const named = { code: question.toLowerCase(), applicationId: 'a-1' };
    await confirmQuestion(pipeline, change('The award letter says so'), named);
    expect(log(pipeline)[1]?.body).toMatchObject({
      event: 'confirmed',
      details: { code: question, application_id: 'A-1' },
    });
    // Another row is corrected: the answer holds. Then the value itself changes: it is asked again.
    await pipeline.upload(`${FOLDER}applications.csv`, ASKED + row('A-4'));
    expect((await finaliseRound(pipeline, change())).published).toBe(true);
    const other = ASKED.replace('500001', '500002');
    await pipeline.upload(`${FOLDER}applications.csv`, other, { reason: 'A new letter' });
    expect(why(await finaliseRound(pipeline, change()))).toContain(`${question} of A-1`);
  });
});

describe('a run is rolled back', () => {
  it('by publishing the earlier one again', async () => {
    const pipeline = await published();
    const second = await pipeline.upload(`${FOLDER}applications.csv`, APPLICATIONS + row('A-4'));
    expect(second.revision).toBe(2);
    await rollBack(pipeline, change('The wrong file'), 1);
    const [first, , third] = log(pipeline);
    expect(third?.body).toEqual({
      ...first?.body,
      event: 'rolled_back',
      reason: 'The wrong file',
      details: { from_run: second.runId, to_revision: '1' },
    });
    expect(why(await rollBack(pipeline, change(), 1))).toContain('is the current one');
    expect(why(await rollBack(pipeline, change(), 9))).toContain('has no revision 9; there are 1 to 3');
  });
});

describe('a run that was held', () => {
  it('is confirmed with a reason, and its receipt says so', async () => {
    const pipeline = await published();
    const held = await pipeline.upload(`${FOLDER}applications.csv`, HEADER + row('A-1'));
    expect(held.status).toBe('HELD_FOR_CONFIRMATION');
    const runId = held.runId?.slice(0, 12) ?? '';
    const { operationId: _, ...confirming } = change('Two counties withdrew');
    const outcome = await confirmRun(pipeline, confirming, runId);
    expect(outcome).toMatchObject({ confirmed: true, receipt: { status: 'RANKED', revision: 2 } });
    expect(await pipeline.store.receipt(held.id)).toMatchObject({ status: 'RANKED', revision: 2 });
    expect(log(pipeline)[1]).toMatchObject({
      actor: 'manager',
      body: { event: 'confirmed', runId: held.runId, reason: 'Two counties withdrew', counts: { rows: 1 } },
    });
    expect(await confirmRun(pipeline, confirming, runId)).toMatchObject({ confirmed: false });
  });

  it('is not, once another upload has come', async () => {
    const pipeline = await published();
    const held = await pipeline.upload(`${FOLDER}applications.csv`, HEADER + row('A-1'));
    await pipeline.upload(`${FOLDER}applications.csv`, APPLICATIONS + row('A-4'));
    const outcome = await confirmRun(pipeline, change(), held.runId ?? '');
    expect(outcome).toMatchObject({
      confirmed: false,
      stop: { message: expect.stringContaining('Other applications have come') },
    });
  });
});

describe('every change', () => {
  it('needs a reason and a published run', async () => {
    expect(why(await finaliseRound(await published(), change(' ')))).toContain('A reason is needed');
    expect(why(await finaliseRound(new MemoryPipeline(), change()))).toBe(
      'Round fy2027 has no published run yet. Nothing was changed.',
    );
  });

  it.each(['before', 'after'] as const)('stopped %s its entry and tried again is one entry', async (when) => {
    const pipeline = await published();
    const deed = change();
    await expect(finaliseRound(stoppable(pipeline, new Stopper(1, when)), deed)).rejects.toBeInstanceOf(
      Stopped,
    );
    expect((await finaliseRound(pipeline, deed)).published).toBe(true);
    expect(events(pipeline)).toEqual(['published', 'finalised']);
  });

  it('is worked out again from what somebody else left meanwhile', async () => {
    const pipeline = await published();
    const outcomes = await Promise.all([
      finaliseRound(pipeline, change()),
      finaliseRound(pipeline, change()),
    ]);
    expect(outcomes.map(({ published: done }) => done).sort()).toEqual([false, true]);
    expect(events(pipeline)).toEqual(['published', 'finalised']);
  });
});
