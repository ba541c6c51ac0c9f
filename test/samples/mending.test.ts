import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { outputFiles } from '../../lib/pipeline/outputs.ts';
import type { ReviewedRun } from '../../lib/reports/reviewed-run.ts';
import { reviewIn, sampleFile } from './mistakes.ts';
import { sampleApplications } from './sample-round.ts';

// A person opens corrections.csv in a spreadsheet, does what its column `errors` says, and uploads it as it is.

/** The cell of a row that its message names, and what the application says. */
const MENDED: readonly (readonly [row: number, column: string, value: string])[] = [
  [3, 'federal_grant', '0'],
  [6, 'eligible_cost', '700000.00'],
  [7, 'other_grants', '0'],
  [8, 'received_on', '2026-01-30'],
  [9, 'residual_value', '900000.00'],
  [11, 'latitude', '39.420290'],
  [11, 'longitude', '-76.296846'],
  [12, 'locality', 'Garrett County'],
  [13, 'project_type', 'master_plan'],
  [14, 'longitude', '-76.2272'],
  [15, 'override_evidence', 'Driving distance to the Bay Hundred center by MD 33, county engineer'],
  [16, 'service_area_sq_mi', '6.2'],
  [17, 'latitude', '38.981601'],
  [17, 'longitude', '-77.001159'],
  [18, 'applicant_type', 'local_government'],
  [20, 'locality', 'Baltimore County'],
  [22, 'requested_grant', '1500000.00'],
  [25, 'project_id', 'P-2026-WI1'],
  [26, 'received_on', '2026-04-15'],
  [29, 'eligible_cost', '2000000.00'],
  [30, 'application_id', 'AL-09'],
];

/** The row whose amount was cut at its comma, and the total and the footnote, which go. */
const CUT = 10;
const GONE = [32, 33];

async function corrections(run: ReviewedRun): Promise<string[][]> {
  const files = await outputFiles(run, new Set(['findings']));
  const pieces = files.find(({ name }) => name === 'corrections.csv')?.pieces ?? [];
  const text = [...pieces].map((piece) => piece.toString()).join('');
  return parse(text, { bom: true, relax_column_count: true, skip_empty_lines: false });
}

function mend(rows: readonly (readonly string[])[]): Buffer {
  const [names = [], ...below] = rows;
  const header = names.map((name) => name.replace('outstanding_state_dept', 'outstanding_state_debt'));
  const mended = below.map((cells) => [...cells]);
  for (const [row, column, value] of MENDED) {
    const cells = mended[row - 2];
    if (cells === undefined || !header.includes(column)) throw new Error(`no cell ${row} ${column}`);
    cells[header.indexOf(column)] = value;
  }
  mended[CUT - 2]?.splice(header.indexOf('eligible_cost'), 2, '900000.00');
  const kept = mended.filter((_cells, index) => !GONE.includes(index + 2));
  const quoted = [header, ...kept].map((cells) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
  );
  return Buffer.from(`${quoted.join('\r\n')}\r\n`);
}

const decided = (run: ReviewedRun): readonly unknown[] =>
  run.review.programs.flatMap((program) =>
    program.applications.map(({ rank, state, recommended, reasons, reviewed: { application, score } }) => [
      application.applicationId,
      rank,
      score,
      state,
      recommended,
      reasons,
    ]),
  );

const told = (run: ReviewedRun): readonly string[] =>
  run.findings.map(({ row, code, message }) => `${row} ${code} ${message}`);

describe('corrections.csv of the sample with mistakes', () => {
  it('says in its column errors what findings.csv says', async () => {
    const run = await reviewIn(sampleFile('fy2027-with-mistakes/applications.csv'));
    const rows = await corrections(run);
    expect(rows[0]?.at(-1)).toBe('errors');
    expect(rows[2]?.at(-1)).toBe(
      'Error: federal_grant: Federal grant is blank. Write the amount, or 0 if there is none: a blank is never taken for 0.',
    );
    expect(rows[3]?.at(-1)).toBe('');
  });

  it('mended as it says, gives the sample round, ranked, with the same awards', async () => {
    const run = await reviewIn(sampleFile('fy2027-with-mistakes/applications.csv'));
    const mended = await reviewIn(mend(await corrections(run)));
    const sample = await reviewIn(
      Buffer.from(sampleApplications().replace(',Baltimore,MD-SC-028,', ',Baltimore County,MD-SC-028,')),
    );
    expect(mended.review.status).toBe('RANKED');
    expect(told(mended)).toEqual(told(sample));
    expect(decided(mended)).toEqual(decided(sample));
    expect(mended.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
