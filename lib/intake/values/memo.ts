/**
 * Remembers what a pure reading of a cell gave: columns repeat few values. Bounded, so that a column of all
 * different values costs no memory.
 */
export class Memo<T> {
  readonly #known = new Map<string, T>();

  constructor(
    private readonly read: (cell: string) => T,
    private readonly limit = 4096,
  ) {}

  get(cell: string): T {
    const known = this.#known.get(cell);
    if (known !== undefined) return known;
    const fresh = this.read(cell);
    if (this.#known.size < this.limit) this.#known.set(cell, fresh);
    return fresh;
  }
}
