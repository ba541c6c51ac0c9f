import { describe, expect, it } from 'vitest';
import type { Ports } from '../../lib/pipeline/ports.ts';
import { ledgerLog } from '../../lib/store/dynamodb/dynamo-round-store.ts';
import { localStore } from '../support/local-store.ts';
import { MemoryPipeline } from '../support/pipeline.ts';
import { bridged, deliver } from '../support/deliver.ts';
import { bytesOf } from './cases.ts';
import { applicationsOf, APPLICATIONS_KEY, eventOf, ROUND_KEY } from './events.ts';
import { roundFile } from './round-cases.ts';

// Cases about one upload that comes twice, one that is stopped, and what is left of one for the next.

const log = (pipeline: MemoryPipeline) => pipeline.store.publications('FY2027').entries;

async function withRound(): Promise<MemoryPipeline> {
  const pipeline = new MemoryPipeline();
  await pipeline.upload(ROUND_KEY, roundFile());
  return pipeline;
}

describe('the same upload again', () => {
  it('083-duplicate-delivery: another time and another request are the same upload', async () => {
    const pipeline = await withRound();
    const { versionId } = await pipeline.arrive(APPLICATIONS_KEY, applicationsOf(['A-1', 'A-2']));
    const names = { 'incoming/applications.csv': APPLICATIONS_KEY, '"v7"': `"${versionId}"` };
    const event = eventOf('083-duplicate-delivery', names);
    const later = eventOf('083-duplicate-delivery', {
      ...names,
      '2026-07-01T12:00:00': '2026-07-01T12:20:00',
      REQ0000000000001: 'REQ0000000000002',
    });
    expect(later).not.toEqual(event);
    const first = await deliver(pipeline, event);
    const reports = pipeline.reports.dump();
    expect(first.receipts).toMatchObject([{ status: 'RANKED', revision: 1 }]);
    expect(await deliver(pipeline, later)).toEqual(first);
    await Promise.all([deliver(pipeline, event), deliver(pipeline, later)]);
    expect(log(pipeline)).toHaveLength(1);
    expect(pipeline.store.runs.size).toBe(1);
    expect(await pipeline.store.appearances('A-1')).toHaveLength(1);
    expect(pipeline.reports.dump()).toEqual(reports);
  });

  it('083-duplicate-delivery: both at once, the first time', async () => {
    const pipeline = await withRound();
    await pipeline.arrive(APPLICATIONS_KEY, applicationsOf(['A-1', 'A-2']));
    const event = eventOf('083-duplicate-delivery', {
      'incoming/applications.csv': APPLICATIONS_KEY,
      '"v7"': '"v1"',
    });
    const both = await Promise.all([deliver(pipeline, event), deliver(pipeline, event)]);
    // One of them may find the other at work: it goes back to the queue, and its turn comes again.
    if (both.some(({ again }) => again.length > 0)) await deliver(pipeline, event);
    expect(log(pipeline)).toHaveLength(1);
    expect(pipeline.store.runs.size).toBe(1);
    expect(await pipeline.store.appearances('A-1')).toHaveLength(1);
    const reports = Object.values(pipeline.reports.dump());
    expect(reports.every((versions) => versions.length === 1)).toBe(true);
  });

  it('084-unversioned-collapse: two files told of without a version are two uploads', async () => {
    const pipeline = await withRound();
    const names = { 'incoming/applications.csv': APPLICATIONS_KEY };
    await pipeline.arrive(APPLICATIONS_KEY, applicationsOf(['A-1', 'A-2']));
    const first = await deliver(pipeline, eventOf('084-unversioned-collapse', names));
    await pipeline.arrive(APPLICATIONS_KEY, applicationsOf(['A-1', 'A-3']));
    const second = eventOf('084-unversioned-collapse', {
      ...names,
      '11111111111111111111111111111111': '22222222222222222222222222222222',
      '0066A1B2C3D4E5F701': '0066A1B2C3D4E5F702',
    });
    const told = await deliver(pipeline, second);
    expect([...first.receipts, ...told.receipts]).toMatchObject([
      { status: 'RANKED', revision: 1 },
      { status: 'RANKED', revision: 2 },
    ]);
    expect(told.receipts[0]?.id).not.toBe(first.receipts[0]?.id);
    const page = await pipeline.store.resultsPage(told.receipts[0]?.runId ?? '', 'senior_center', 0);
    expect(page.map((each) => each.applicationId)).toEqual(['A-1', 'A-3']);
  });

  it('085-etag-not-content: the same bytes under another ETag are the run that is there', async () => {
    const pipeline = await withRound();
    const text = applicationsOf(['A-1', 'A-2']);
    const first = await pipeline.upload(APPLICATIONS_KEY, text);
    const { versionId } = await pipeline.arrive(APPLICATIONS_KEY, text);
    const names = { 'incoming/applications.csv': APPLICATIONS_KEY, '"v8"': `"${versionId}"` };
    const [receipt] = (await deliver(pipeline, eventOf('085-etag-not-content', names))).receipts;
    expect(receipt).toMatchObject({ status: 'UNCHANGED', runId: first.runId, sha256: first.sha256 });
    expect(receipt?.message).toContain(`The same files as run ${first.runId?.slice(0, 12)}`);
    expect(log(pipeline)).toHaveLength(1);
    expect(await pipeline.store.appearances('A-1')).toHaveLength(1);
  });
});

describe('one process after another', () => {
  it('089-warm-state: nothing of one upload is left in the next', async () => {
    const pipeline = await withRound();
    await pipeline.upload('inbox/rounds/FY2028/round.yaml', roundFile().replace('FY2027', 'FY2028'));
    const second = 'inbox/rounds/FY2028/applications.csv';
    await pipeline.upload(APPLICATIONS_KEY, applicationsOf(['A-1', 'A-2']));
    const after = await pipeline.upload(second, applicationsOf(['A-3', 'A-2']));
    const page = await pipeline.store.resultsPage(after.runId ?? '', 'senior_center', 0);
    expect(page.map(({ applicationId, rank }) => [applicationId, rank])).toEqual([
      ['A-2', 1],
      ['A-3', 2],
    ]);
    // Alike in a process of its own.
    const alone = new MemoryPipeline();
    await alone.upload('inbox/rounds/FY2028/round.yaml', roundFile().replace('FY2027', 'FY2028'));
    expect(await alone.upload(second, applicationsOf(['A-3', 'A-2']))).toMatchObject({
      runId: after.runId,
      codes: after.codes,
      counts: after.counts,
    });
  });

  it('089-warm-state: nor of one that failed half-way', async () => {
    const pipeline = await withRound();
    const failing = await pipeline.arrive(APPLICATIONS_KEY, applicationsOf(['A-1', 'A-2']));
    const store = Object.create(pipeline.store, {
      seal: { value: () => Promise.reject(new Error('the table was away')) },
    }) as MemoryPipeline['store'];
    const { inbox, reports, ledger, now, newId } = pipeline;
    const ports: Ports = { inbox, reports, ledger, now, newId, store };
    const told = await deliver(ports, { Records: [bridged(failing.key, failing.versionId ?? '')] });
    expect(told).toMatchObject({ again: ['m1'], faults: ['Error: the table was away'], receipts: [] });
    const next = await pipeline.upload(APPLICATIONS_KEY, applicationsOf(['A-3']));
    expect(next).toMatchObject({ status: 'RANKED', revision: 1, counts: { rows: 1, ranked: 1 } });
    const page = await pipeline.store.resultsPage(next.runId ?? '', 'senior_center', 0);
    expect(page.map((each) => each.applicationId)).toEqual(['A-3']);
  });

  it('092-poison-file: a bad amount is told of once, and the message is done', async () => {
    const pipeline = await withRound();
    await pipeline.arrive(APPLICATIONS_KEY, bytesOf('092-poison-file'));
    const event = eventOf('092-poison-file', { 'incoming/bad.csv': APPLICATIONS_KEY });
    const told = await deliver(pipeline, event);
    expect(told).toMatchObject({ again: [], faults: [] });
    expect(told.receipts).toMatchObject([
      { status: 'NEEDS_CORRECTION', codes: { S101: 1 }, counts: { rows: 1, waiting: 1 } },
    ]);
    expect(told.receipts[0]?.reports).not.toBeNull();
  });
});

describe('stopped half-way', () => {
  const given = localStore();

  it('091-timeout-and-retry: 60 results in the end, and never 25 for anybody to see', async () => {
    const memory = await withRound();
    const { inbox, reports, newId } = memory;
    const ports: Ports = {
      inbox,
      reports,
      newId,
      now: () => memory.time,
      store: given.store,
      ledger: ledgerLog(given.table),
    };
    const ids = Array.from({ length: 60 }, (_, index) => `A-${String(index + 1).padStart(2, '0')}`);
    const { versionId } = await memory.arrive(APPLICATIONS_KEY, applicationsOf(ids));
    const event = { Records: [bridged(APPLICATIONS_KEY, versionId ?? '')] };
    // Killed: nothing runs afterwards, and nobody hears of it but the queue.
    const killed: Ports = {
      ...ports,
      store: {
        ...given.store,
        writeResults: async (run, results) => {
          await given.store.writeResults(run, [...results].slice(0, 25));
          throw new Error('killed');
        },
      },
    };
    expect((await deliver(killed, event)).again).toEqual(['m1']);
    const published = () => given.store.publications('FY2027').read();
    expect(await published()).toEqual([]);
    // At once: whoever was at it may still be.
    const atOnce = await deliver(ports, event);
    expect(atOnce.again).toEqual(['m1']);
    expect(atOnce.faults).toEqual([expect.stringContaining('is being worked on until')]);
    expect(await published()).toEqual([]);
    memory.time = new Date(memory.time.getTime() + 20 * 60 * 1000);
    const later = await deliver(ports, event);
    expect(later).toMatchObject({ again: [], receipts: [{ status: 'RANKED', revision: 1 }] });
    const page = await given.store.resultsPage(later.receipts[0]?.runId ?? '', 'senior_center', 0);
    expect(page.map((each) => each.applicationId)).toEqual(ids);
    const appearances = await Promise.all(ids.map((id) => given.store.appearances(id)));
    expect(appearances.map((each) => each.length)).toEqual(ids.map(() => 1));
    expect(await published()).toHaveLength(1);
  });
});
