import { shorten } from './cell-rules.ts';
import type { FindingList } from './finding-list.ts';
import type { RowScan } from './row-scan.ts';
import { ambiguousDate } from './values/date-rules.ts';

/**
 * A column that holds one day-first date puts every date of the column in doubt that could be either. Returns the
 * rows that are refused for it.
 */
export function reportAmbiguousDates<N extends string>(
  scan: RowScan<N>,
  findings: FindingList,
): ReadonlySet<number> {
  const refused = new Set<number>();
  for (const { row, column, cell, applicationId, applicant } of scan.ambiguousDates) {
    if (!scan.dayFirst.has(column)) continue;
    refused.add(row);
    const facts = {
      title: column.spec.title,
      shown: shorten(cell),
      accepts: column.spec.example,
      hint: bothDays(cell),
    };
    const place = {
      file: scan.layout.table.file,
      row,
      applicationId,
      applicant,
      column: column.spec.name,
      value: cell,
    };
    findings.add(ambiguousDate, facts, place);
  }
  return refused;
}

/** "2026-03-08 or 2026-08-03" of 3/8/2026. */
function bothDays(cell: string): string {
  const [first = '', second = '', year = ''] = cell.trim().match(/\d+/g) ?? [];
  const day = (month: string, of: string): string =>
    `${year}-${month.padStart(2, '0')}-${of.padStart(2, '0')}`;
  return `${day(first, second)} or ${day(second, first)}`;
}
