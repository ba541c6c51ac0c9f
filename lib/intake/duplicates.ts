interface Entry<T> {
  readonly row: number;
  readonly what: T;
}

/** Finds keys that more than one row has. */
export class Duplicates<T> {
  readonly #first = new Map<string, Entry<T>>();
  readonly #shared = new Map<string, Entry<T>[]>();

  add(key: string, row: number, what: T): void {
    const first = this.#first.get(key);
    if (first === undefined) {
      this.#first.set(key, { row, what });
      return;
    }
    const entries = this.#shared.get(key);
    if (entries === undefined) this.#shared.set(key, [first, { row, what }]);
    else entries.push({ row, what });
  }

  /** The rows of each key that two rows or more have, in order. */
  groups(): IterableIterator<readonly Entry<T>[]> {
    return this.#shared.values();
  }
}

/** "rows 3 and 8", "rows 3, 8 and 9", for a message; a long list is counted. */
export function sayRows(entries: readonly { readonly row: number }[]): string {
  const shown = entries.slice(0, 10).map((entry) => String(entry.row));
  if (entries.length > shown.length)
    return `rows ${shown.join(', ')} and ${String(entries.length - shown.length)} more`;
  const last = shown.pop() ?? '';
  return shown.length === 0 ? `row ${last}` : `rows ${shown.join(', ')} and ${last}`;
}
