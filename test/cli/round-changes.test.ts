import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { HEADER, ROUND, row } from '../pipeline/uploads.ts';
import { builtCommand } from '../support/command.ts';
import { Serving } from '../support/serving.ts';
import { temporaryFolder } from '../support/temporary.ts';

const command = builtCommand();
const temporary = temporaryFolder();
const folder = join(temporary, 'store');
const run = (...args: string[]) => command.run([...args, '--folder', folder]);
const ofRound = ['--round', 'FY2027'];

/** A round in which A-2 waits, and the CDBG grant of A-1 is asked about (Q201). */
beforeAll(async () => {
  const serving = new Serving(command.program, ['--folder', folder, '--empty']);
  await serving.until(/Ctrl-C stops it/);
  await serving.end('SIGINT');
  const applications = HEADER + row('A-1') + row('A-2').replace('500000.00', 'abc');
  for (const [name, text] of [
    ['round.yaml', ROUND],
    ['applications.csv', applications],
  ] as const) {
    writeFileSync(join(temporary, name), text);
    await run('put', join(temporary, name), ...ofRound);
  }
});

describe('grantline set-aside, confirm, finalise and roll-back', () => {
  it('make a round final once nothing waits and nothing is asked', async () => {
    const early = await run('finalise', 'FY2027', '--reason', 'As sent');
    expect([early.status, early.stdout]).toEqual([1, expect.stringContaining('A-2 (row 3) waits')]);
    const aside = await run('set-aside', 'A-2', ...ofRound, '--reason', 'No answer', '--actor', 'Jones');
    expect([aside.status, aside.stdout]).toEqual([
      0,
      expect.stringMatching(/^Revision 2: set aside by Jones\./),
    ]);
    const asked = await run('finalise', 'FY2027', '--reason', 'As sent');
    expect(asked.stdout).toContain('A question is open: Q201 of A-1.');
    const answer = ['--code', 'Q201', '--reason', 'There is none'];
    expect((await run('confirm', 'A-1', ...ofRound, ...answer)).status).toBe(0);
    const done = await run('finalise', 'fy2027', '--reason', 'As sent', '--json');
    expect(JSON.parse(done.stdout)).toMatchObject({
      published: true,
      entry: { sequence: 4, body: { event: 'finalised', reason: 'As sent' } },
    });
    const back = await run('roll-back', 'FY2027', '--to', '7', '--reason', 'x');
    expect([back.status, back.stdout]).toEqual([1, expect.stringContaining('has no revision 7')]);
  }, 60_000);

  it.each([
    [['finalise', 'FY2027'], 'Why? Give it with --reason'],
    [['finalise', '--reason', 'x'], 'Which round? Give it.'],
    [['set-aside', 'A-1', '--reason', 'x'], 'Which round? Give it with --round'],
    [
      ['set-aside', 'A-1', '--row', '3', ...ofRound, '--reason', 'x'],
      'Give an application or --row, not both.',
    ],
    [['roll-back', 'FY2027', '--reason', 'x'], 'To which revision?'],
    [['decide', 'A-1', ...ofRound], 'What was decided?'],
    [['decide', 'A-1', ...ofRound, '--deny', '--defer'], 'What was decided?'],
  ])('%j is refused in a sentence, with status 2', async (words, sentence) => {
    const { stderr, status } = await run(...words);
    expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

describe('grantline decide', () => {
  it('records one decision, as a file of one row would', async () => {
    const approve = ['--approve', '$200,000', '--on', '2026-07-08', '--item', 'Agenda, item "3"'];
    const first = await run('decide', 'a-1', ...ofRound, ...approve);
    expect([first.status, first.stdout]).toEqual([0, expect.stringContaining('in the ledger: 1 approved.')]);
    const again = await run('decide', 'A-1', ...ofRound, ...approve);
    expect(again.stdout).toContain('UNCHANGED: The decision is recorded already');
    const other = await run('decide', 'A-1', ...ofRound, '--deny');
    expect([other.status, other.stdout]).toEqual([1, expect.stringContaining('V817 1')]);
  }, 60_000);
});
