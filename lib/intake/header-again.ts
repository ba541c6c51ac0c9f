import { ERRORS_COLUMN } from '../model/errors-column.ts';
import { countNames } from './header.ts';
import { foldHeader } from './layout.ts';
import type { Layout } from './layout.ts';

/** Finds a header that is repeated within the file, as joining files leaves it, with or without a column `errors`. */
export class HeaderAgain {
  readonly #asWritten: ReadonlySet<string>;

  constructor(
    private readonly layout: Layout<string>,
    private readonly names: ReadonlySet<string>,
    private readonly enough: number,
  ) {
    this.#asWritten = new Set(layout.header.map((cell) => cell.trim()).filter((cell) => cell !== ''));
  }

  /** Whether a record is a header. Its first cell alone settles it for nearly every row. */
  isHeader(cells: readonly string[]): boolean {
    for (const cell of cells) {
      const first = cell.trim();
      if (first === '' || first.toLowerCase() === ERRORS_COLUMN) continue;
      return this.#isName(first) && countNames(cells, this.names) >= this.enough;
    }
    return false;
  }

  /** Ids hold digits and names of columns do not: only what holds none is looked at in other spellings. */
  #isName(cell: string): boolean {
    if (this.#asWritten.has(cell) || this.names.has(cell)) return true;
    return !/\d/.test(cell) && this.names.has(foldHeader(cell));
  }

  /**
   * Where `errors` stands below a header that has the same columns as the first; -1 where it has none, null where
   * its columns are others. Behind all others it may come or go; in between it would shift the rest.
   */
  errorsBelow(cells: readonly string[], errorsAt: number): number | null {
    const again = cells.map(foldHeader);
    const at = again.indexOf(ERRORS_COLUMN);
    const { header, width } = this.layout;
    const isBehind = (place: number): boolean => place === -1 || place >= width;
    if (at !== errorsAt && !(isBehind(at) && isBehind(errorsAt))) return null;
    return header.slice(0, width).every((cell, index) => foldHeader(cell) === (again[index] ?? ''))
      ? at
      : null;
  }
}
