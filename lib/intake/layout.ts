import type { ColumnSpec, TableSpec } from './columns.ts';

/** A column of the dictionary and where the uploaded file has it; -1 when it has not. */
export interface BoundColumn {
  readonly spec: ColumnSpec;
  readonly index: number;
}

/** A header, understood: made once a file, so that reading a row asks no questions about names. */
export interface Layout<Name extends string> {
  readonly table: TableSpec<Name>;
  readonly headerRow: number;
  readonly header: readonly string[];
  /** Cells up to the last named column, `errors` behind all others left out; what lies beyond must be empty. */
  readonly width: number;
  /** Where our own column `errors` stands; -1 when the file has none. */
  readonly errorsAt: number;
  readonly at: Readonly<Record<Name, BoundColumn>>;
  /** Columns that begin with x_: their names as uploaded, and where they are. */
  readonly extraNames: readonly string[];
  readonly extraIndexes: readonly number[];
}

/** Signs without a width, as web pages and portals leave them in a name that is copied. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Header names are matched trimmed, without regard to case, with spaces as underscores. */
export function foldHeader(cell: string): string {
  return cell.replace(INVISIBLE, '').trim().toLowerCase().replace(/\s+/g, '_');
}

/** The letters that a spreadsheet gives a column: 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
