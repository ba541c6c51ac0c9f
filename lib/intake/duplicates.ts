import { foldId } from '../model/identity.ts';

interface Numbered {
  readonly row: number;
}

/** Rows of one file that can be told apart below this; no file holds as many. */
const MOST = 2 ** 22;

/**
 * Finds ids that more than one row has, case and spaces aside. While rows come in it keeps a number an id, in which
 * equal ids are equal; only ids whose numbers meet are compared as text.
 */
export class Duplicates<T> {
  readonly #records: T[] = [];
  readonly #numbers: number[] = [];

  constructor(private readonly idOf: (record: T) => string) {}

  add(record: T, id = this.idOf(record)): void {
    if (this.#records.length === MOST) throw new RangeError(`A file has more than ${String(MOST)} ids.`);
    this.#numbers.push(hash(id) * MOST + this.#records.length);
    this.#records.push(record);
  }

  /** The records of each id that two rows or more have, in order. */
  groups(): readonly (readonly T[])[] {
    const numbers = Float64Array.from(this.#numbers).sort();
    const groups: number[][] = [];
    let start = 0;
    for (let end = 1; end <= numbers.length; end++) {
      if (end < numbers.length && sameHash(numbers[start] as number, numbers[end] as number)) continue;
      if (end - start > 1) groups.push(...this.#sameIds(numbers.subarray(start, end)));
      start = end;
    }
    groups.sort(([a = 0], [b = 0]) => a - b);
    return groups.map((places) => places.map((place) => this.#records[place] as T));
  }

  /** The places of records whose ids are the same as text. */
  #sameIds(numbers: Float64Array): number[][] {
    const byId = new Map<string, number[]>();
    for (const number of numbers) {
      const place = number % MOST;
      const id = foldId(this.idOf(this.#records[place] as T));
      const same = byId.get(id);
      if (same === undefined) byId.set(id, [place]);
      else same.push(place);
    }
    return [...byId.values()].filter((places) => places.length > 1);
  }
}

function sameHash(a: number, b: number): boolean {
  return Math.floor(a / MOST) === Math.floor(b / MOST);
}

/** 31 bits of the folded id. Most ids are plain: those are folded on the way. */
function hash(id: string): number {
  let value = 0;
  for (let i = 0; i < id.length; i++) {
    let unit = id.charCodeAt(i);
    if (unit > 0x7f) return hash(foldedOnce(id));
    if (unit === SPACE || (unit >= TAB && unit <= RETURN)) continue;
    if (unit >= SMALL_A && unit <= SMALL_Z) unit -= SPACE;
    value = (Math.imul(value, 31) + unit) | 0;
  }
  return value & 0x7fffffff;
}

/** The same id in ASCII: what is not keeps apart as \u and its number. */
function foldedOnce(id: string): string {
  let ascii = '';
  for (const sign of foldId(id)) ascii += sign <= '\x7f' ? sign : `\\u${sign.charCodeAt(0).toString(16)}`;
  return ascii;
}

const TAB = 0x09;
const RETURN = 0x0d;
const SPACE = 0x20;
const SMALL_A = 0x61;
const SMALL_Z = 0x7a;

/** "rows 3 and 8", "rows 3, 8 and 9", for a message; a long list is counted. */
export function sayRows(records: readonly Numbered[]): string {
  const shown = records.slice(0, 10).map((record) => String(record.row));
  const more = records.length - shown.length;
  if (more > 0) return `rows ${shown.join(', ')} and ${String(more)} more`;
  const last = shown.pop() ?? '';
  return shown.length === 0 ? `row ${last}` : `rows ${shown.join(', ')} and ${last}`;
}
