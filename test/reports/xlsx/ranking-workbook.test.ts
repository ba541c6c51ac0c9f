import { describe, expect, it } from 'vitest';
import { rankingCsv } from '../../../lib/reports/ranking-csv.ts';
import { rankingWorkbook } from '../../../lib/reports/xlsx/ranking-workbook.ts';
import { bytesOf, sheetsOf, type FileCell } from '../../support/read-xlsx.ts';
import { reviewed } from '../../support/round-files.ts';
import { HAND_MADE } from '../hand-made-round.ts';
import { readReport } from '../read-report.ts';

const run = await reviewed(HAND_MADE);
const [about, ranking, programs] = sheetsOf(bytesOf(await rankingWorkbook(run)));

/** The rows below the header, by its names. */
function byName(rows: readonly Readonly<Record<string, FileCell>>[] = []): Record<string, FileCell>[] {
  const [header = {}, ...rest] = rows;
  return rest.map((row) =>
    Object.fromEntries(Object.entries(row).map(([letters, cell]) => [header[letters]?.value ?? '', cell])),
  );
}

const rows = byName(ranking?.rows);
const of = (id: string) => rows.find((row) => row.application_id?.value === id);

describe('ranking.xlsx', () => {
  it('has a cover, the ranking and the programs', () => {
    expect([about?.name, ranking?.name, programs?.name]).toEqual(['About', 'Ranking', 'Programs']);
  });

  it('says on the cover how the review ended, of which round, by which run, and what the sheets hold', () => {
    const said = Object.fromEntries((about?.rows ?? []).map((row) => [row.A?.value, row.B?.value]));
    expect(said).toMatchObject({
      Round: 'FY2027: A round made by hand',
      'Law and windows as of': '2026-07-01',
      Rows: '13: 9 ranked, 1 waiting, 3 not eligible',
      Run: run.runId,
      Status: expect.stringMatching(/^PROVISIONAL: 9 applications ranked; 1 row waits/),
    });
    expect(said).toHaveProperty('Sheet “Ranking”');
    expect(said).toHaveProperty('Sheet “Programs”');
  });

  it('has the columns and the cells of ranking.csv', () => {
    const csv = readReport([...rankingCsv(run)].join(''));
    expect(Object.values(ranking?.rows[0] ?? {}).map(({ value }) => value)).toEqual(csv.header);
    const day = (serial: string): string =>
      new Date(Date.UTC(1899, 11, 30) + Number(serial) * 86_400_000).toISOString().slice(0, 10);
    const shown = rows.map((row) =>
      Object.fromEntries(
        csv.header.map((name) => {
          const value = row[name]?.value ?? '';
          return [name, name === 'received_on' && value !== '' ? day(value) : value];
        }),
      ),
    );
    const unguarded = csv.rows.map((row) => ({ ...row, x_note: row.x_note?.replace(/^'/, '') }));
    expect(shown).toEqual(unguarded);
  });

  it('shows a senior center with real numbers, a real date and text', () => {
    expect(of('A-001')).toMatchObject({
      rank: { type: 'number', value: '2' },
      application_id: { type: 'text', format: '@' },
      recommended: { type: 'number', format: '#,##0.00', value: '550000.00' },
      requested: { type: 'number', value: '600000.00' },
      ceiling: { type: 'number', value: '550000.00' },
      binding: { type: 'text', value: 'center_room' },
      regulation_ceiling: { type: 'number', value: '600000.00' },
      score: { type: 'number', format: '0.0000', value: '35.0000' },
      // 2026-03-02 is 121 days before 2026-07-01, which is day 46,204.
      received_on: { type: 'number', format: 'yyyy-mm-dd', value: '46083' },
      x_note: { type: 'text', value: '=SUM(A1)' },
    });
  });

  it('leaves empty what is not known of a waiting row', () => {
    expect(Object.keys(of('A-005') ?? {})).toEqual([
      ...['application_id', 'program', 'state', 'requested', 'applicant', 'locality', 'center_name'],
      ...['project_title', 'received_on'],
    ]);
  });

  it('has totals that are the sums of the rows', () => {
    expect(
      byName(programs?.rows).map((row) => [row.program?.value, row.budget?.value, row.recommended?.value]),
    ).toEqual([
      ['senior_center', '1000000.00', '752500.00'],
      ['assisted_living', '1000000.00', '700000.00'],
    ]);
    const recommended = rows
      .filter((row) => row.program?.value === 'senior_center')
      .map((row) => row.recommended);
    expect(recommended.reduce((sum, cell) => sum + Number(cell?.value ?? 0), 0)).toBe(752_500);
    expect(byName(programs?.rows)[0]).toMatchObject({
      round_file_budget: { value: '1100000.00' },
      charged_to_round: { value: '100000.00' },
      unspent: { value: '247500.00' },
      dollars_in_dispute: { value: '50000.00' },
    });
  });
});
