import type { Finding } from '../lib/model/finding.ts';
import type { ReviewedRun } from '../lib/reports/reviewed-run.ts';
import { type ReportRow, reportRows } from '../lib/reports/rows.ts';
import { plain } from './terminal-table.ts';

/** The rows without a rank, and why: what a program officer mends first. The first `most` are told, the others counted. */
export function notRanked(run: ReviewedRun, most: number): string {
  const lines = run.findings.filter(isOfNoRow).map(fileLine);
  const firstErrors = firstErrorOfRows(run.findings);
  let count = lines.length;
  for (const row of reportRows(run.review)) {
    if (row.kind === 'placed' && row.placed.rank !== null) continue;
    if (++count <= most) lines.push(rowLine(row, firstErrors));
  }
  if (count === 0) return '';
  const more = count > most ? [`… and ${count - most} more in findings.csv and ranking.csv`] : [];
  return ['Not ranked:', ...[...lines.slice(0, most), ...more].map((line) => `  ${plain(line)}`), ''].join(
    '\n',
  );
}

/** An error that keeps everything from being ranked: of the file as a whole, or of a reference file. */
function isOfNoRow({ severity, file, row }: Finding): boolean {
  return severity === 'error' && (file !== 'applications' || row === null);
}

function fileLine({ file, row, message, fix }: Finding): string {
  return `${file}${row === null ? '' : ` row ${row}`}  ${message} ${fix}`;
}

function firstErrorOfRows(findings: readonly Finding[]): ReadonlyMap<number, Finding> {
  const first = new Map<number, Finding>();
  for (const each of findings) {
    if (each.severity !== 'error' || each.file !== 'applications' || each.row === null) continue;
    if (!first.has(each.row)) first.set(each.row, each);
  }
  return first;
}

function rowLine(row: ReportRow, firstErrors: ReadonlyMap<number, Finding>): string {
  if (row.kind === 'placed') {
    const { reviewed, reasons } = row.placed;
    const { row: number, applicationId } = reviewed.application;
    return `row ${number}  ${applicationId}  not eligible: ${reasons.join(', ')}`;
  }
  const { row: unread, state, reasons } = row.unreviewed;
  const what = `row ${unread.row}  ${unread.applicationId ?? '(no id)'}`;
  if (state === 'not_eligible') return `${what}  not eligible: ${reasons.join(', ')}`;
  const error = firstErrors.get(unread.row);
  return error === undefined
    ? `${what}  waits`
    : `${what}  waits  ${error.column ?? 'row'}: ${error.message} ${error.fix}`;
}
