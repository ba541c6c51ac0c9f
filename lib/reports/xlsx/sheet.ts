/** What the cells of a column are. All but text are numbers to a spreadsheet, whatever the locale. */
export type ColumnKind = 'text' | 'prose' | 'count' | 'money' | 'points' | 'day';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

/**
 * A cell: the text itself; for `count`, `money` and `points` a plain decimal ("550000.00"); for `day` YYYY-MM-DD.
 * Null is an empty cell.
 */
export type Cell = string | null;

/** One table on a sheet of its own. The rows are gone through twice: once for the widths of the columns. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  /** How many rows there are. */
  readonly count: number;
  readonly rows: () => Iterable<readonly Cell[]>;
}

/** What Excel can hold: rows of a sheet, and characters of a cell. */
export const MOST_ROWS = 1_048_576;
export const MOST_CHARACTERS = 32_767;

/** "A", "Z", "AA": the letters of a column, counted from 0. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Sheets that hold more rows than Excel does are split: "Findings", "Findings (2)". */
export function splitSheet(sheet: Sheet, most: number = MOST_ROWS - 1): readonly Sheet[] {
  const parts = Math.max(1, Math.ceil(sheet.count / most));
  return Array.from({ length: parts }, (_, part) => ({
    ...sheet,
    name: part === 0 ? sheet.name : `${sheet.name} (${part + 1})`,
    count: Math.min(most, sheet.count - part * most),
    rows: () => between(sheet.rows(), part * most, (part + 1) * most),
  }));
}

function* between<T>(all: Iterable<T>, from: number, to: number): Generator<T> {
  let at = 0;
  for (const each of all) {
    if (at >= to) return;
    if (at++ >= from) yield each;
  }
}
