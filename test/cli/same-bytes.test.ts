import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Results, parseResults } from '../support/contract-shapes.ts';
import { SAMPLE, builtCommand } from '../support/command.ts';
import { temporaryFolder, textsIn } from '../support/temporary.ts';

const command = builtCommand();
const folder = temporaryFolder();

/** Reviews applications in the sample round, and gives the files that came of it. */
async function review(
  name: string,
  applications: string = SAMPLE.applications,
  environment: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const out = join(folder, name);
  const args = ['review', applications, ...SAMPLE.round, ...SAMPLE.ledger, '--out', out];
  const { status, stderr } = await command.run(args, environment);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  return textsIn(out);
}

let first: Record<string, string>;
beforeAll(async () => {
  first = await review('first');
});
const results = (files: Record<string, string>): Results => parseResults(files['results.json'] ?? '');

describe('the same inputs give the same bytes', () => {
  it.each([
    ['in Tokyo', { TZ: 'Asia/Tokyo', LC_ALL: 'C' }],
    ['on a German machine', { LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8', TZ: 'America/Los_Angeles' }],
    ['on a Turkish one', { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' }],
  ])('%s', async (place, environment) => {
    expect(await review(place, SAMPLE.applications, environment)).toEqual(first);
  });

  it('into a folder that holds a former result', async () => {
    expect(await review('first')).toEqual(first);
  });
});

/** The rows turned round: the first comes last. A cell of the sample has no line end within it. */
function turnedRound(): string {
  const [header = '', ...rows] = readFileSync(SAMPLE.applications, 'utf8').trimEnd().split(/\r?\n/);
  const path = join(folder, 'turned.csv');
  writeFileSync(path, [header, ...rows.reverse(), ''].join('\n'));
  return path;
}

/** Without what row order may change: row numbers, there and in steps, the order of rows without a rank, and the hash. */
function regardlessOfRows({ run_id: _, ...given }: Results): unknown {
  const text = JSON.stringify(given)
    .replaceAll(/"row":(?:\d+|null),/g, '')
    .replaceAll(/ \(row \d+\)/g, '');
  const { applications, findings, ...rest } = JSON.parse(text) as Record<string, unknown[]>;
  const ordered = (list: unknown[] = []): string[] => list.map((each) => JSON.stringify(each)).sort();
  return { ...rest, applications: ordered(applications), findings: ordered(findings) };
}

describe('the rows in another order', () => {
  let turned: Record<string, string>;
  beforeAll(async () => {
    turned = await review('turned', turnedRound());
  });

  it('change row numbers, and nothing else, in results.json', () => {
    expect(results(turned).findings.map((each) => each.row)).not.toEqual(
      results(first).findings.map((each) => each.row),
    );
    expect(regardlessOfRows(results(turned))).toEqual(regardlessOfRows(results(first)));
  });

  it('leave the ranked rows in their order', () => {
    const ranked = (all: Results) =>
      all.applications.flatMap((each) => (each.rank === null ? [] : [[each.rank, each.application_id]]));
    expect(ranked(results(turned))).toEqual(ranked(results(first)));
  });

  it('leave the lines of ranking.csv as they are, those without a rank in order of rows', () => {
    const lines = (files: Record<string, string>): string[] => (files['ranking.csv'] ?? '').split('\r\n');
    const ranked = (files: Record<string, string>): string[] =>
      lines(files).filter((line) => /^\d/.test(line));
    expect(ranked(turned)).toEqual(ranked(first));
    expect(lines(turned).sort()).toEqual(lines(first).sort());
  });
});

describe('corrections.csv', () => {
  const records = (text: string): string[][] => parse(text, { bom: true });

  it('is the rows as uploaded, each with what is to be mended', () => {
    const [header, ...rows] = records(first['corrections.csv'] ?? '');
    const [uploadedHeader = [], ...uploaded] = records(readFileSync(SAMPLE.applications, 'utf8'));
    expect(header).toEqual([...uploadedHeader, 'errors']);
    expect(rows.map((cells) => cells.slice(0, -1).map((cell) => cell.replace(/^'(?=[=+\-@])/, '')))).toEqual(
      uploaded,
    );
    const wrong = rows.flatMap((cells) => (cells.at(-1) === '' ? [] : [cells[0]]));
    expect(wrong).toEqual(['SC-04', 'SC-05', 'SC-19', 'AL-07']);
  });

  async function uploadAgain(files: Record<string, string>, name: string): Promise<Record<string, string>> {
    const path = join(folder, `${name}.csv`);
    writeFileSync(path, files['corrections.csv'] ?? '');
    return review(name, path);
  }
  /** But for the run id, which is another for other bytes. */
  const withoutId = ({ run_id: _, ...rest }: Results): unknown => rest;

  it('uploaded again gives the same findings and results', async () => {
    const again = await uploadAgain(first, 'again');
    expect(withoutId(results(again))).toEqual(withoutId(results(first)));
    expect(again['findings.csv']).toBe(first['findings.csv']);
    expect(again['ranking.csv']).toBe(first['ranking.csv']);
  });

  it('of corrections are the same cells, however often they go round', async () => {
    const again = await uploadAgain(first, 'once more');
    expect(records(again['corrections.csv'] ?? '')).toEqual(records(first['corrections.csv'] ?? ''));
    const third = await uploadAgain(again, 'a third time');
    expect(third['ranking.csv']).toBe(first['ranking.csv']);
  });
});
