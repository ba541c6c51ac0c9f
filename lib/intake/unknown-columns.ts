import type { TableSpec } from './columns.ts';
import { manyUnknownColumns, namelessColumn, namelessColumns, unknownColumn } from './file-rules.ts';
import type { FindingList } from './finding-list.ts';
import { columnLetters } from './layout.ts';
import { nearest } from './near-miss.ts';
import { groupDigits } from './say-number.ts';
import { stripFormulaGuard } from './values/spreadsheet-guard.ts';

/** Few are slips, each told with what was meant; many are another table, and one sentence says so. */
const FEW = 20;
/** Of many, so many are looked at for a near miss. */
const LOOKED_AT = 200;

/** Tells of columns that are not read: their places in the header, which is given as uploaded and folded. */
export function reportUnknownColumns(
  table: TableSpec,
  header: readonly string[],
  folded: readonly string[],
  unknown: readonly number[],
  findings: FindingList,
): void {
  const given = new Set(folded);
  const free = table.columns.map((column) => column.name).filter((name) => !given.has(name));
  const place = { file: table.file, row: null };
  const nameless = unknown.filter((index) => folded[index] === '');
  if (nameless.length > FEW) findings.add(namelessColumns, listed(nameless.map(columnLetters)), place);
  else for (const index of nameless) findings.add(namelessColumn, { letters: columnLetters(index) }, place);

  const named = unknown.filter((index) => folded[index] !== '');
  const nameOf = (index: number): string => stripFormulaGuard((header[index] ?? '').trim());
  const meantBy = (index: number): string | null => nearest(folded[index] ?? '', free);
  if (named.length <= FEW) {
    for (const index of named) {
      const meant = meantBy(index);
      const hint = meant === null ? '' : `Did you mean ${meant}? `;
      const name = nameOf(index);
      const facts = { name, letters: columnLetters(index), hint };
      findings.add(unknownColumn, facts, { ...place, value: name, expected: meant });
    }
    return;
  }
  const hints = named.slice(0, LOOKED_AT).flatMap((index) => {
    const meant = meantBy(index);
    return meant === null ? [] : [`Is "${nameOf(index)}" meant to be ${meant}? `];
  });
  const names = named.map((index) => `"${nameOf(index)}" (${columnLetters(index)})`);
  const facts = { ...listed(names), hint: hints.slice(0, FEW).join('') };
  findings.add(manyUnknownColumns, facts, { ...place, value: named.map(nameOf).join(', ') });
}

/** "a, b and 30 more" of a long list. */
function listed(names: readonly string[]): { readonly count: string; readonly list: string } {
  const shown = names.slice(0, FEW).join(', ');
  return {
    count: groupDigits(names.length),
    list: names.length > FEW ? `${shown} and ${groupDigits(names.length - FEW)} more` : shown,
  };
}
