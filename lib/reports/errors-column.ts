import { ERRORS_COLUMN, isOurError } from '../model/errors-column.ts';
import { textCell } from './csv.ts';
import { cellText } from './raw-records.ts';

// Where the errors of a row stand in corrections.csv, and how they are taken away again when it comes back. Cells are
// raw, as they stand in a file.

export interface ErrorsColumn {
  /** Where the header has the errors of an earlier round of corrections; -1: nowhere. */
  readonly at: number;
  /** The header's cells without them, up to the last that has a name. */
  readonly width: number;
}

const NOTE = /^This row had \d+ cells? /;

export function errorsColumnOf(header: readonly string[]): ErrorsColumn {
  const names = header.map((cell) => cellText(cell).trim().toLowerCase());
  const at = names.indexOf(ERRORS_COLUMN);
  const own = names.filter((_, index) => index !== at);
  return { at, width: own.findLastIndex((name) => name !== '') + 1 };
}

/** The cells of a row without errors of an earlier round. Of a row that is too long nothing else is taken for them. */
export function withoutErrors(cells: readonly string[], { at, width }: ErrorsColumn): string[] {
  if (at === -1) return [...cells];
  if (at >= cells.length) return isOurs(cells.at(-1)) ? cells.slice(0, -1) : [...cells];
  const last = lastFilled(cells);
  const isLong = at === width && last > at;
  const old = !isLong ? at : isOurs(cells[last]) ? last : isOurs(cells[at]) ? at : -1;
  return cells.filter((_, index) => index !== old);
}

/**
 * The cells with the errors in their column. Behind a row that is too long they come last, so that they move into it
 * when a surplus cell is taken out. A row that lacks cells is filled up, as a spreadsheet would do anyway, and gets a
 * note beyond the column, which keeps it refused until somebody has looked at it. `uneven`: the row is refused for the
 * number of its cells.
 */
export function withErrors(
  own: readonly string[],
  { width }: ErrorsColumn,
  errors: string,
  uneven: boolean,
): string[] {
  const cell = textCell(errors);
  const missing = width - own.length;
  if (missing > 0) {
    if (errors === '') return [...own];
    const filled = [...own, ...Array<string>(missing).fill(''), cell];
    return uneven ? [...filled, textCell(noteOn(own.length, width))] : filled;
  }
  const last = lastFilled(own);
  const isLong = last >= width && !NOTE.test(cellText(own[last] ?? ''));
  return isLong ? [...own, cell] : own.toSpliced(width, 0, cell);
}

function noteOn(cells: number, width: number): string {
  return `This row had ${String(cells)} ${cells === 1 ? 'cell' : 'cells'} where the header has ${String(width)}. Compare it with the header, then delete this note.`;
}

function isOurs(raw: string | undefined): boolean {
  return isOurError(cellText(raw ?? ''));
}

function lastFilled(cells: readonly string[]): number {
  return cells.findLastIndex((raw) => cellText(raw).trim() !== '');
}
