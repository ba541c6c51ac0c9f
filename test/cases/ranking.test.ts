import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRoundFile } from '../../lib/intake/round-file.ts';
import { outputFiles, OUTPUTS } from '../../lib/pipeline/outputs.ts';
import type { ReviewedRun } from '../../lib/reports/reviewed-run.ts';
import { builtCommand } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { bytesOf, caseOf } from './cases.ts';
import { filesOfCase, rankedOf, reviewCase, reviewFiles, roundFile } from './round-cases.ts';

// Cases about the law's window, scores, ranks and totals. Expectations are the cases' own.

async function reportsOf(run: ReviewedRun): Promise<ReadonlyMap<string, string>> {
  const files = await outputFiles(run, new Set(OUTPUTS));
  return new Map(
    files.map(({ name, pieces }) => [name, [...pieces].map((piece) => piece.toString()).join('')]),
  );
}

describe('totals', () => {
  it('046-report-total-vs-rows: shares to the cent, and the total shown is the sum of the rows shown', async () => {
    const run = await reviewCase('046-report-total-vs-rows', { budget: '50000.00', policy: 'proportional' });
    const awards = run.review.programs[0]?.applications.map(({ recommended }) => recommended);
    expect(awards).toEqual([1_666_667, 1_666_667, 1_666_666]);
    const reports = await reportsOf(run);
    const rows = (reports.get('ranking.csv') ?? '').trimEnd().split('\r\n').slice(1);
    expect(rows.map((row) => [row.split(',')[1], row.split(',')[4]])).toEqual([
      ['A-170', '16666.67'],
      ['A-171', '16666.67'],
      ['A-172', '16666.66'],
    ]);
    const results = JSON.parse(reports.get('results.json') ?? '') as {
      programs: { senior_center: { recommended: string } };
    };
    expect(results.programs.senior_center.recommended).toBe('50000.00');
    expect(reports.get('report.html')).toContain('$50,000.00');
  });

  it('046-report-total-vs-rows: without a shortage the total is the sum of what the rows can get', async () => {
    // Half of 66,666.67 is 33,333.335: 33,333.33 is asked for and paid, three times.
    const run = await reviewCase('046-report-total-vs-rows', { policy: 'proportional' });
    expect(run.review.programs[0]?.recommended).toBe(9_999_999);
  });
});

describe('the window of 15 years', () => {
  const ledger =
    'grant_id,program,program_kind,locality,center_name,project_id,approved_on,amount,status\n' +
    'G-1,senior_center,this_program,Kent County,Center A202,P-OTHER,2012-02-29,300000.00,received\n';

  // The window is read on the decision date. A grant of 29 February leaves it on 28 February, 15 years later.
  it.each([
    ['2027-02-27', 50_000_000, 'UTC'],
    ['2027-02-28', 80_000_000, 'UTC'],
    ['2027-03-01', 80_000_000, 'UTC'],
    ['2027-02-27', 50_000_000, 'America/New_York'],
    ['2027-02-28', 80_000_000, 'America/New_York'],
    ['2027-03-01', 80_000_000, 'America/New_York'],
  ])(
    '053-window-leap-day: decided on %s the ceiling is %i cents, in %s',
    async (decidedOn, ceiling, zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      const run = await reviewCase('053-window-leap-day', { decidedOn }, ledger).finally(() => {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      });
      const texts = run.review.programs[0]?.applications[0]?.reviewed.texts;
      expect(texts?.program).toBe('senior_center');
      expect(texts?.statute.asOfRight).toBe(ceiling);
    },
  );
});

describe('scores', () => {
  it('071-minmax-degenerate: equal applications score alike, and finite', async () => {
    const run = await reviewCase('071-minmax-degenerate');
    const placed = run.review.programs[0]?.applications ?? [];
    const scores = placed.map(({ reviewed }) => reviewed.score);
    expect(scores).toHaveLength(2);
    expect(scores.every(Number.isFinite)).toBe(true);
    expect(scores[0]).toBe(scores[1]);
    expect(placed.map(({ rank, decidedByTieBreak }) => [rank, decidedByTieBreak])).toEqual([
      [1, null],
      [2, 'application_id'],
    ]);
  });

  it('071-minmax-degenerate: one application alone scores the same as beside its equal', async () => {
    const [header, first] = (caseOf('071-minmax-degenerate').input.text ?? '').split('\n');
    const alone = await reviewFiles(filesOfCase(Buffer.from([header, first].join('\n'))));
    const both = await reviewCase('071-minmax-degenerate');
    const score = ({ review }: ReviewedRun) => review.programs[0]?.applications[0]?.reviewed.score;
    expect(score(alone)).toBe(score(both));
  });

  it('071-minmax-degenerate: goalposts of no width, and an area of 0, are refused', async () => {
    const flat = readRoundFile(roundFile().replace('from: 10, to: 1100', 'from: 10, to: 10'));
    expect(flat.ok ? [] : flat.problems.map(({ path }) => path)).toEqual([
      'programs.senior_center.goalposts.density',
    ]);
    const [header = '', row = ''] = (caseOf('071-minmax-degenerate').input.text ?? '').split('\n');
    const text = [`${header},senior_population,service_area_sq_mi`, `${row},2400,0`].join('\n');
    const { findings } = await reviewFiles(filesOfCase(Buffer.from(text)));
    expect(findings.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(['V206']);
  });
});

describe('ties', () => {
  it('073-ties-deterministic: the order of rows decides nothing', async () => {
    const [header = '', ...rows] = (caseOf('073-ties-deterministic').input.text ?? '').trimEnd().split('\n');
    const turned = Buffer.from([header, ...rows.reverse()].join('\n'));
    const expected = ['A-10', 'A-9', 'B-9'];
    expect(rankedOf(await reviewCase('073-ties-deterministic'))).toEqual(expected);
    expect(rankedOf(await reviewFiles(filesOfCase(turned)))).toEqual(expected);
  });

  const inOrder = ['A-1', 'B-1', 'Z-1', 'ch-1', 'd-1', 'q-1', 'É-1'];
  const command = builtCommand();
  const folder = temporaryFolder();

  it('074-locale-sort: by code point', async () => {
    expect(rankedOf(await reviewCase('074-locale-sort'))).toEqual(inOrder);
  });

  it('074-locale-sort: in every locale the same bytes', async () => {
    const [applications, round] = [join(folder, 'applications.csv'), join(folder, 'round.yaml')];
    writeFileSync(applications, bytesOf('074-locale-sort'));
    writeFileSync(round, roundFile());
    const args = ['review', applications, '--round', round, '--json'];
    const told = await Promise.all(
      ['en_US.UTF-8', 'sk_SK.UTF-8'].map((locale) => command.run(args, { LC_ALL: locale, LANG: locale })),
    );
    expect(told.map(({ status }) => status)).toEqual([0, 0]);
    expect(told[0]?.stdout).toBe(told[1]?.stdout);
  });
});
