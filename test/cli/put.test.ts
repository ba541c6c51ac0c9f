import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { APPLICATIONS, LEDGER, ROUND, row } from '../pipeline/uploads.ts';
import { builtCommand } from '../support/command.ts';
import { Serving } from '../support/serving.ts';
import { temporaryFolder } from '../support/temporary.ts';

const command = builtCommand();
const temporary = temporaryFolder();
const folder = join(temporary, 'store');
const run = (...args: string[]) => command.run([...args, '--folder', folder]);
const file = (name: string, text: string): string => {
  const path = join(temporary, name);
  writeFileSync(path, text);
  return path;
};

/** An empty store, in which no serve runs any more. */
beforeAll(async () => {
  const serving = new Serving(command.program, ['--folder', folder, '--empty']);
  await serving.until(/Ctrl-C stops it/);
  await serving.end('SIGINT');
});

describe('grantline put, where no serve runs', () => {
  it('keeps applications until the round file comes, which tells its round itself', async () => {
    const first = await run('put', file('Applications.CSV', APPLICATIONS), '--round', 'FY2027');
    expect(first.stdout).toMatch(/^inbox\/rounds\/FY2027\/applications\.csv\n {2}WAITING_FOR_ROUND_FILE: /);
    expect(first.status).toBe(0);
    const second = await run('put', file('round.yaml', ROUND), '--json', '--actor', 'Jones');
    const receipt = JSON.parse(second.stdout) as Record<string, unknown>;
    expect(receipt).toMatchObject({
      key: 'inbox/rounds/FY2027/round.yaml',
      status: 'RANKED',
      revision: 1,
      uploadedBy: 'Jones',
      counts: { rows: 3, ranked: 3, waiting: 0, notEligible: 0 },
    });
    expect(readFileSync(String(receipt.report), 'utf8')).toContain('</html>');
    expect(second.status).toBe(0);
  });

  it('tells the findings of a row that waits, with status 1', async () => {
    const broken = APPLICATIONS + row('A-4').replace(',0,200000.00', ',,200000.00');
    const { stdout, status } = await run('put', file('applications.csv', broken), '--round', 'FY2027');
    expect(stdout).toMatch(/PROVISIONAL: 3 applications ranked; 1 row waits/);
    expect(stdout).toMatch(/Findings: .*V101 1\b/);
    expect(status).toBe(1);
  });

  it('tells what is wrong with a round file', async () => {
    const { stdout, status } = await run('put', file('round.yaml', 'round: FY2027\n'), '--round', 'FY2027');
    const problems = /Report: (.*problems\.txt)/.exec(stdout)?.[1] ?? '';
    expect(stdout).toMatch(/REJECTED: The round file of FY2027 cannot be used/);
    expect(existsSync(problems)).toBe(true);
    expect(status).toBe(1);
    await run('put', file('round.yaml', ROUND));
  });

  it('waits its turn when another has the store', async () => {
    const ledger = file('past.csv', LEDGER);
    const both = [
      run('put', ledger, '--as', 'ledger'),
      run('put', file('applications.csv', APPLICATIONS), '--round', 'FY2027'),
    ];
    const [kept, ranked] = await Promise.all(both);
    expect(kept?.stdout).toMatch(/^inbox\/ledger\/past\.csv\n {2}ACCEPTED: The ledger holds 1 grant more/);
    expect(ranked?.stdout).toMatch(/RANKED: 3 applications ranked/);
  });

  it('reviews a round again when grants came after it, and only then says that it is not stale', async () => {
    const grants =
      LEDGER + 'G-2,senior_center,this_program,Kent County,Center A-2,2019-05-06,100000.00,received\n';
    await run('put', file('later.csv', grants), '--as', 'ledger');
    const stale = await run('status', 'fy2027');
    expect(stale.stdout).toMatch(/^STALE: the ledger changed since .* grantline put --again FY2027$/m);
    expect(stale.stdout).toMatch(/inbox\/ledger\/later\.csv +ACCEPTED$/m);
    expect((await run('runs')).stdout).toContain('STALE: the ledger changed');
    const again = await run('put', '--again', 'fy2027');
    expect(again.stdout).toMatch(/^inbox\/rounds\/FY2027\/round\.yaml\n {2}RANKED: 3 applications ranked/);
    // Of the 800,000 that a center may have in 15 years, A-1's has had 700,000, and so gets 100,000; the others 200,000.
    expect((await run('status', 'FY2027')).stdout).toMatch(
      /^Senior centers: \$500,000\.00 recommended, budget /m,
    );
    const fresh = await run('status', 'FY2027', '--json');
    expect(JSON.parse(fresh.stdout)).toMatchObject({ round: 'FY2027', status: { stale: [], waiting: [] } });
  });

  it('has no round to review again that was never there', async () => {
    const { status, stderr } = await run('put', '--again', 'FY2031');
    expect(stderr).toContain('There is no round file of a round FY2031 to review again.');
    expect(status).toBe(2);
  });

  it.each([
    [
      'a name that tells nothing',
      ['notes.csv'],
      /does not tell what it is\. Say so with --as .*ledger.*inbox\/ledger\/NAME\.csv/,
    ],
    ['a kind that there is not', ['notes.csv', '--as', 'legder'], /no kind legder\. Did you mean ledger\?/],
    [
      'a key that there is not',
      ['notes.csv', '--as', 'inbox/rounds/FY2027/notes.csv'],
      /Nothing is known by the key .*There are: inbox\/rounds/,
    ],
    ['applications without their round', ['applications.csv'], /Which round .*--round FY2027/],
    ['a file that is not there', ['nowhere.csv', '--as', 'ledger'], /Cannot read the file.*no such file/],
    [
      'a round for what has none',
      ['past.csv', '--as', 'ledger', '--round', 'FY2027'],
      /belongs to every round, so leave --round out/,
    ],
    ['no file', [], /Which file\?/],
  ])('refuses %s in a sentence', async (_, args, says) => {
    file('notes.csv', 'a\n');
    const [name, ...options] = args;
    const { status, stderr } = await run(
      'put',
      ...(name === undefined ? [] : [join(temporary, name)]),
      ...options,
    );
    expect(stderr).toMatch(says);
    expect(status).toBe(2);
  });
});
