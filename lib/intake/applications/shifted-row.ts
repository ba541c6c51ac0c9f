import type { ApplicationColumn } from '../columns/applications.ts';
import type { BoundColumn } from '../layout.ts';
import type { RowScan } from '../row-scan.ts';
import { cleanId, idProblem } from '../values/id.ts';
import { cleanText } from '../values/text.ts';
import { shiftedAmount } from './rules.ts';

const THREE_FIGURES = /^\d{3}(?:\.\d{2})?$/;

/**
 * $1,200,000 without quotation marks is three cells: $1 | 200 | 000. Where the row lacks its last cells the count
 * is right again and every figure stands in a wrong column. Nothing else of such a row is read: it would be wrong.
 */
export function findShift(scan: RowScan<ApplicationColumn>): boolean {
  const { at } = scan.layout;
  return isCut(scan, at.eligible_cost, isCutCost) || isCut(scan, at.requested_grant, hasCutEnd);
}

function isCut(
  scan: RowScan<ApplicationColumn>,
  column: BoundColumn,
  sure: (parts: readonly string[]) => boolean,
): boolean {
  const cell = scan.cells[column.index] ?? '';
  // Nearly every row is settled by this comparison.
  if (cell.length > 6 || !/^\s*\$?\s*[1-9]\d{0,2}\s*$/.test(cell)) return false;
  const parts = [cell.trim()];
  for (let next = column.index + 1; THREE_FIGURES.test((scan.cells[next] ?? '').trim()); next++) {
    parts.push((scan.cells[next] ?? '').trim());
  }
  if (!sure(parts)) return false;
  const { at } = scan.layout;
  const id = cleanId(scan.cell(at.application_id));
  scan.applicationId = id === '' || idProblem(id) !== null ? null : id;
  scan.applicant = cleanText(scan.cell(at.applicant));
  scan.report(shiftedAmount, { title: column.spec.title, whole: parts.join(',') }, column, {
    checksNotRun: ['all other checks of the row'],
  });
  return true;
}

/** No amount of its own begins with a zero. */
function hasCutEnd(parts: readonly string[]): boolean {
  return parts.slice(1).some((part) => part.startsWith('0'));
}

/** A cost below $1,000 is no project: three figures behind it that begin with 0, or are more than it, are its rest. */
function isCutCost(parts: readonly string[]): boolean {
  const [cost = '', next] = parts;
  if (next === undefined) return false;
  return hasCutEnd(parts) || cost.startsWith('$') || Number(next) > Number(cost);
}
