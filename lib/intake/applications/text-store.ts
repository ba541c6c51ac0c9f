const CHUNK = 1 << 20;
/** Bytes of a text whose length a 16-bit number holds; longer ones are kept as they are. */
const MOST_BYTES = 0xffff;
const SHORT = 32;

/**
 * The texts of many rows, so many to a row, outside the heap that is searched for garbage: a batch of 100,000 rows
 * has a million of them, and few are ever read. In UTF-8, one behind the other.
 */
export class TextStore {
  readonly #chunks: Buffer[] = [];
  #free = 0;
  /** Where the texts of each row begin: a chunk, and a place in it. */
  #starts = new Uint32Array(2 * 1024);
  /** How many bytes each text has. */
  #lengths: Uint16Array;
  /** Texts too long to be stored, by row and column. */
  readonly #long = new Map<number, string>();
  #rows = 0;

  constructor(private readonly columns: number) {
    this.#lengths = new Uint16Array(columns * 1024);
  }

  /** Keeps the texts of the next row. */
  add(texts: readonly string[]): void {
    const row = this.#rows++;
    let most = 0;
    for (const text of texts) most += text.length * 3;
    const chunk = this.#chunkFor(most);
    this.#makeRoom(row);
    this.#starts[row * 2] = this.#chunks.length - 1;
    this.#starts[row * 2 + 1] = this.#free;
    const at = row * this.columns;
    for (let column = 0; column < texts.length; column++) {
      const text = texts[column] as string;
      if (text === '') this.#lengths[at + column] = 0;
      else this.#put(chunk, at + column, text);
    }
  }

  #put(chunk: Buffer, place: number, text: string): void {
    if (text.length * 3 > MOST_BYTES) {
      this.#long.set(place, text);
      return;
    }
    const written = write(text, chunk, this.#free);
    this.#lengths[place] = written;
    this.#free += written;
  }

  /** A text, by its row and column, both counted from 0. */
  read(row: number, column: number): string {
    const at = row * this.columns + column;
    const length = this.#lengths[at] as number;
    if (length === 0) return this.#long.get(at) ?? '';
    let start = this.#starts[row * 2 + 1] as number;
    for (let before = row * this.columns; before < at; before++) start += this.#lengths[before] as number;
    return (this.#chunks[this.#starts[row * 2] as number] as Buffer).toString('utf8', start, start + length);
  }

  /** The chunk that is being filled; a new one where the texts, at their longest, would not fit. */
  #chunkFor(most: number): Buffer {
    const last = this.#chunks[this.#chunks.length - 1];
    if (last !== undefined && this.#free + most <= last.length) return last;
    const chunk = Buffer.allocUnsafeSlow(Math.max(CHUNK, most));
    this.#chunks.push(chunk);
    this.#free = 0;
    return chunk;
  }

  #makeRoom(row: number): void {
    if (row * 2 < this.#starts.length) return;
    const starts = new Uint32Array(this.#starts.length * 2);
    starts.set(this.#starts);
    this.#starts = starts;
    const lengths = new Uint16Array(this.#lengths.length * 2);
    lengths.set(this.#lengths);
    this.#lengths = lengths;
  }
}

/** Writes a text, and says how many bytes it took. Most are short and plain, and are written without a call. */
function write(text: string, to: Buffer, at: number): number {
  const { length } = text;
  if (length > SHORT) return to.write(text, at, 'utf8');
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0x7f) return to.write(text, at, 'utf8');
    to[at + i] = unit;
  }
  return length;
}
