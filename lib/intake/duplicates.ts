interface Numbered {
  readonly row: number;
}

/** Finds keys that more than one row has. It keeps the row's own record, so that a row costs no object more. */
export class Duplicates<T extends Numbered> {
  readonly #first = new Map<string, T>();
  readonly #shared = new Map<string, T[]>();

  add(key: string, record: T): void {
    const first = this.#first.get(key);
    if (first === undefined) {
      this.#first.set(key, record);
      return;
    }
    const records = this.#shared.get(key);
    if (records === undefined) this.#shared.set(key, [first, record]);
    else records.push(record);
  }

  /** The records of each key that two rows or more have, in order. */
  groups(): IterableIterator<readonly T[]> {
    return this.#shared.values();
  }
}

/** "rows 3 and 8", "rows 3, 8 and 9", for a message; a long list is counted. */
export function sayRows(records: readonly Numbered[]): string {
  const shown = records.slice(0, 10).map((record) => String(record.row));
  const more = records.length - shown.length;
  if (more > 0) return `rows ${shown.join(', ')} and ${String(more)} more`;
  const last = shown.pop() ?? '';
  return shown.length === 0 ? `row ${last}` : `rows ${shown.join(', ')} and ${last}`;
}
