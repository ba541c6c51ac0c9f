import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RoundFiles, reviewRound } from '../../lib/pipeline/review-round.ts';
import { CENTERS, GRANT, ROUND_FILE, SENIOR, csvOf, filesOf, runOf } from '../support/round-files.ts';

const LOCALITIES = `fips,name,aliases,senior_population,land_area_sq_mi,source
24029,Kent County,,5169,276.988,made up for the test
24019,Dorchester County,,7468,540.767,made up for the test
`;
const GRANTS = [GRANT, { ...GRANT, grant_id: 'G-2', center_id: 'C-2', locality: '24019' }];
const FILES = filesOf({
  applications: csvOf([SENIOR, { ...SENIOR, application_id: 'A-002' }]),
  ledger: csvOf(GRANTS),
  centers: csvOf(CENTERS),
  localities: LOCALITIES,
});

const runIdOfFiles = async (files: RoundFiles): Promise<string> => runOf(await reviewRound(files)).runId;
const text = (bytes: Uint8Array | null): string => new TextDecoder().decode(bytes ?? new Uint8Array());
const bytes = (given: string): Uint8Array => new TextEncoder().encode(given);

describe('the run id', () => {
  it('is the same for the same bytes', async () => {
    const copies = {
      ...filesOf({ applications: text(FILES.applications), round: text(FILES.round) }),
      ledger: bytes(text(FILES.ledger)),
      centers: bytes(text(FILES.centers)),
      localities: bytes(text(FILES.localities)),
    };
    expect(await runIdOfFiles(copies)).toBe(await runIdOfFiles(FILES));
  });

  it.each([
    ['applications', { applications: bytes(text(FILES.applications).replace('New roof', 'New Roof')) }],
    ['round file, in a comment', { round: bytes(`${ROUND_FILE}# a note\n`) }],
    ['ledger', { ledger: bytes(text(FILES.ledger).replace('250000.00', '250000.01')) }],
    ['centers', { centers: bytes(text(FILES.centers).replace('Chester Center', 'Chester center')) }],
    ['localities', { localities: bytes(LOCALITIES.replace('5169', '5170')) }],
  ])('is another for a changed byte of the %s', async (_, changed) => {
    expect(await runIdOfFiles({ ...FILES, ...changed })).not.toBe(await runIdOfFiles(FILES));
  });

  it('is another without a ledger, or with one that has no rows', async () => {
    const header = bytes(`${text(FILES.ledger).split('\n')[0] ?? ''}\n`);
    const ids = [FILES, { ...FILES, ledger: null }, { ...FILES, ledger: header }].map(runIdOfFiles);
    expect(new Set(await Promise.all(ids)).size).toBe(3);
  });

  it('is the same with the rows of the ledger in another order', async () => {
    const ledger = bytes(csvOf([...GRANTS].reverse()));
    expect(await runIdOfFiles({ ...FILES, ledger })).toBe(await runIdOfFiles(FILES));
  });

  it('of the rows of the applications in another order is another, for they are other bytes', async () => {
    const applications = bytes(csvOf([{ ...SENIOR, application_id: 'A-002' }, SENIOR]));
    expect(await runIdOfFiles({ ...FILES, applications })).not.toBe(await runIdOfFiles(FILES));
  });
});

describe('reference files that are left out', () => {
  const packaged = (name: string): Uint8Array =>
    readFileSync(new URL(`../../reference/${name}.csv`, import.meta.url));

  it('are the packaged ones, as if they had been given', async () => {
    const leftOut = runOf(await reviewRound({ ...FILES, centers: null, localities: null }));
    const given = runOf(
      await reviewRound({ ...FILES, centers: packaged('centers'), localities: packaged('localities') }),
    );
    expect(leftOut.runId).toBe(given.runId);
    expect(leftOut.findings.filter((each) => each.file !== 'applications')).toEqual([]);
  });
});

describe('a ledger that is left out', () => {
  it('is empty and not complete, whatever the round file declares', async () => {
    const { review, ledgerGiven } = runOf(await reviewRound({ ...FILES, ledger: null }));
    expect(ledgerGiven).toBe(false);
    expect(review.round.ledgerComplete).toBe(false);
    expect(runOf(await reviewRound(FILES)).review.round.ledgerComplete).toBe(true);
  });
});

describe('a round file that cannot be used', () => {
  const problems = async (round: string) => {
    const outcome = await reviewRound({ ...FILES, round: bytes(round) });
    return outcome.ok ? [] : outcome.problems;
  };

  it('gives its problems, with the line', async () => {
    expect(await problems(ROUND_FILE.replace('fill_down', 'fill_up'))).toMatchObject([
      { line: 9, path: 'programs.senior_center.policy' },
    ]);
  });

  // 1984 to 1993 and from 2007-08-06: between them no cap is established.
  it.each(['1984-06-30', '1993-09-30', '2007-08-05'])(
    'for its decision date of %s, on which no law is established, names that',
    async (day) => {
      const [problem, ...others] = await problems(ROUND_FILE.replace('2026-07-01', day));
      expect(others).toEqual([]);
      expect(problem?.path).toBe('decision_date');
      expect(problem?.message).toContain(`not established for ${day}`);
      expect(problem?.fix).not.toBe('');
    },
  );

  it.each(['1984-07-01', '1993-09-29', '2007-08-06'])('is none for a decision date of %s', async (day) => {
    expect(await problems(ROUND_FILE.replace('2026-07-01', day))).toEqual([]);
  });
});

describe('what is wrong with other files', () => {
  it.each(['applications', 'ledger', 'centers', 'localities'] as const)(
    'is told in findings, never thrown: the %s',
    async (file) => {
      const run = runOf(await reviewRound({ ...FILES, [file]: Uint8Array.of(0, 255, 13, 34, 10, 7) }));
      expect(['FILE_REJECTED', 'NEEDS_CORRECTION']).toContain(run.review.status);
      expect(run.findings).toContainEqual(expect.objectContaining({ file, severity: 'error' }));
    },
  );
});

describe('progress', () => {
  it('is told in bytes, up to the whole of the applications file', async () => {
    const seen: number[] = [];
    await reviewRound(FILES, { progress: (read) => seen.push(read) });
    expect(seen.at(-1)).toBe(FILES.applications.length);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });
});
