import { isOurError } from '../model/errors-column.ts';

/** How many cells a row has to have. */
export interface Width {
  /** Those of the header up to its last name; a column `errors` behind all others is not counted. */
  readonly width: number;
  /** Where the column `errors` stands; -1 when there is none. */
  readonly errorsAt: number;
}

/** As many cells as the header; empty ones beyond its last name do no harm, nor does what `errors` says. */
export function hasWidth(cells: readonly string[], { width, errorsAt }: Width): boolean {
  if (cells.length === width) return errorsAt !== width || !isOurError(cells[width - 1] ?? '');
  if (cells.length < width) return false;
  for (let index = width; index < cells.length; index++)
    if (index !== errorsAt && (cells[index] ?? '').trim() !== '') return false;
  return true;
}

/** The cells of a row and of the header as a person counts them who does not see `errors`. */
export function countCells(cells: readonly string[], { width, errorsAt }: Width): Counted {
  const filled = filledWidth(cells, width);
  const hasErrors = errorsAt >= 0 && (filled > errorsAt || isOurError(cells[filled - 1] ?? ''));
  const isWithin = errorsAt >= 0 && errorsAt < width;
  return { cells: filled - (hasErrors ? 1 : 0), expected: width - (isWithin ? 1 : 0) };
}

interface Counted {
  readonly cells: number;
  readonly expected: number;
}

/** Empty cells to the right of the last filled one are not seen. */
function filledWidth(cells: readonly string[], width: number): number {
  let filled = cells.length;
  while (filled > width && (cells[filled - 1] ?? '').trim() === '') filled--;
  return filled;
}

/** $1 | 200 | 000 side by side were one amount before the commas in it became separators. */
export function thousandsHint(cells: readonly string[]): string {
  for (let index = 1; index + 1 < cells.length; index++) {
    if (!/^\s*\$\s*\d{1,3}$/.test(cells[index - 1] ?? '')) continue;
    const parts = [(cells[index - 1] ?? '').trim()];
    for (let next = index; /^\d{3}(?:\.\d\d)?\s*$/.test(cells[next] ?? ''); next++)
      parts.push((cells[next] ?? '').trim());
    if (parts.length > 1) return ` Perhaps ${parts.join(',')} was written without quotation marks.`;
  }
  return '';
}
