import { ERRORS_COLUMN } from '../model/errors-column.ts';
import { PASS_THROUGH_PREFIX } from './columns.ts';
import type { ColumnSpec, TableSpec } from './columns.ts';
import { duplicateColumn, linesAsCells, missingColumns, noHeader } from './file-rules.ts';
import type { FindingList } from './finding-list.ts';
import { columnLetters, foldHeader } from './layout.ts';
import type { BoundColumn, Layout } from './layout.ts';
import { nearest } from './near-miss.ts';
import { groupDigits } from './say-number.ts';
import { reportUnknownColumns } from './unknown-columns.ts';

/** How many names of the table's columns a record holds. */
export function countNames(cells: readonly string[], names: ReadonlySet<string>): number {
  let known = 0;
  for (const cell of cells) if (names.has(foldHeader(cell))) known++;
  return known;
}

/** Binds the table's columns to the header's cells; null when the file cannot be read by this header. */
export function understandHeader<Name extends string>(
  table: TableSpec<Name>,
  header: readonly string[],
  headerRow: number,
  findings: FindingList,
  alsoRequired: readonly string[] = [],
): Layout<Name> | null {
  const place = { file: table.file, row: null };
  const folded = header.map(foldHeader);
  const known: ReadonlySet<string> = new Set(table.columns.map((column) => column.name));
  const unknown = unknownCells(table, folded);
  const missing = table.columns.filter(
    (column) => (column.required || alsoRequired.includes(column.name)) && !folded.includes(column.name),
  );
  const list = missing.map((column) => column.name).join(', ');
  if (!folded.some((cell) => known.has(cell))) {
    if (isLineAsCell(header, known)) findings.add(linesAsCells, undefined, { ...place, row: headerRow });
    else findings.add(noHeader, { missing: list, file: table.file }, place);
    return null;
  }
  const duplicates = findDuplicates(folded);
  for (const [name, indexes] of duplicates) {
    findings.add(duplicateColumn, { name, letters: sayColumns(indexes) }, place);
  }
  if (missing.length > 0) {
    const hint = missingHint(
      missing,
      unknown.map((index) => folded[index] ?? ''),
    );
    findings.add(missingColumns, { missing: list, hint }, place);
  }
  if (missing.length > 0 || duplicates.size > 0) return null;
  reportUnknownColumns(table, header, folded, unknown, findings);
  return bind(table, header, headerRow, folded);
}

/** "a,b,c" as the one cell of the header. */
function isLineAsCell(header: readonly string[], known: ReadonlySet<string>): boolean {
  const [only = '', ...others] = header.filter((cell) => cell.trim() !== '');
  return others.length === 0 && [',', ';', '\t'].some((sign) => countNames(only.split(sign), known) > 1);
}

/** The places of each name that the header has more than once. */
function findDuplicates(folded: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [index, name] of folded.entries()) {
    if (name === '') continue;
    const same = places.get(name);
    if (same === undefined) places.set(name, [index]);
    else same.push(index);
  }
  for (const [name, indexes] of places) if (indexes.length === 1) places.delete(name);
  return places;
}

/** "C and F", "C, F and 20 more". */
function sayColumns(indexes: readonly number[]): string {
  const shown = indexes.slice(0, MOST_SHOWN).map(columnLetters);
  const more = indexes.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${groupDigits(more)} more` : shown.join(' and ');
}

/** Letters in one message, and names that are looked at for a near miss. */
const MOST_SHOWN = 20;
const MOST_LOOKED_AT = 200;

/** Cells of the header that are no column of the table, are not handed on, and are not our own errors column. */
function unknownCells(table: TableSpec, folded: readonly string[]): readonly number[] {
  const known = new Set(table.columns.map((column) => column.name));
  const width = namedWidth(folded);
  return folded.flatMap((name, index) => {
    const passes = table.passThrough && name.startsWith(PASS_THROUGH_PREFIX);
    return index >= width || known.has(name) || name === ERRORS_COLUMN || passes ? [] : [index];
  });
}

function missingHint(missing: readonly ColumnSpec[], unknown: readonly string[]): string {
  const hints = unknown.slice(0, MOST_LOOKED_AT).flatMap((name) => {
    const meant = nearest(
      name,
      missing.map((column) => column.name),
    );
    return meant === null ? [] : [`Is "${name}" meant to be ${meant}? `];
  });
  return hints.join('');
}

/** Up to the last name that is not our own `errors`. */
function namedWidth(folded: readonly string[]): number {
  let width = folded.length;
  while (width > 0 && (folded[width - 1] === '' || folded[width - 1] === ERRORS_COLUMN)) width--;
  return width;
}

function bind<Name extends string>(
  table: TableSpec<Name>,
  header: readonly string[],
  headerRow: number,
  folded: readonly string[],
): Layout<Name> {
  const entries = table.columns.map((spec): [Name, BoundColumn] => [
    spec.name,
    { spec, index: folded.indexOf(spec.name) },
  ]);
  const extraIndexes = table.passThrough
    ? folded.flatMap((name, index) => (name.startsWith(PASS_THROUGH_PREFIX) ? [index] : []))
    : [];
  return {
    table,
    headerRow,
    header,
    width: namedWidth(folded),
    errorsAt: folded.indexOf(ERRORS_COLUMN),
    at: Object.fromEntries(entries) as Record<Name, BoundColumn>,
    extraNames: extraIndexes.map((index) => (header[index] ?? '').trim()),
    extraIndexes,
  };
}
