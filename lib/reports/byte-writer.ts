import { textCell, uploadedCell } from './csv.ts';

/** A piece is taken when it is this long; the buffer holds a longest row beyond it. */
const PIECE = 1 << 16;
const FIRST = PIECE * 2;
const COMMA = 0x2c;
const SPACE = 0x20;
const ZERO = 0x30;
const POINT = 0x2e;
const MINUS = 0x2d;

/**
 * Writes CSV cells straight into bytes: for reports of many rows, where strings that only live to be joined would
 * take most of the time. What is written is taken away in pieces, each good until the next one is asked for.
 */
export class ByteWriter {
  #bytes = Buffer.allocUnsafe(FIRST);
  #at = 0;

  comma(): void {
    this.#bytes[this.#at++] = COMMA;
  }

  /** Text that is written as it is. */
  text(text: string): void {
    const { length } = text;
    // A UTF-16 unit is at most three bytes of UTF-8.
    this.#makeRoom(length * 3);
    const bytes = this.#bytes;
    let at = this.#at;
    for (let i = 0; i < length; i++) {
      const unit = text.charCodeAt(i);
      if (unit > 0x7f) {
        at += bytes.write(i === 0 ? text : text.slice(i), at, 'utf8');
        break;
      }
      bytes[at++] = unit;
    }
    this.#at = at;
  }

  /** Bytes that are handed on as they are. */
  bytes(from: Uint8Array, start: number, end: number): void {
    this.#makeRoom(end - start);
    const bytes = this.#bytes;
    let at = this.#at;
    if (end - start > SHORT) {
      bytes.set(from.subarray(start, end), at);
      at += end - start;
    } else for (let i = start; i < end; i++) bytes[at++] = from[i] as number;
    this.#at = at;
  }

  /** A cell of text: as `textCell` writes it. Plain text, which most is, is looked at and copied in one go. */
  cell(text: string): void {
    this.comma();
    const { length } = text;
    if (length === 0) return;
    this.#makeRoom(length * 3);
    const bytes = this.#bytes;
    const start = this.#at;
    for (let i = 0; i < length; i++) {
      const unit = text.charCodeAt(i);
      if (PLAIN[unit] !== 1) {
        this.#at = start;
        this.text(textCell(text));
        return;
      }
      bytes[start + i] = unit;
    }
    // A space at either end wants quotes, and some signs at the start a guard.
    if (STARTS[bytes[start] as number] === 1 && bytes[start + length - 1] !== SPACE)
      this.#at = start + length;
    else this.text(textCell(text));
  }

  /** A cell as uploaded: as `uploadedCell` writes it. It differs from a text only where a sign comes first. */
  uploaded(text: string): void {
    if (text === '' || STARTS[text.charCodeAt(0)] === 1) {
      this.cell(text);
      return;
    }
    this.comma();
    this.text(uploadedCell(text));
  }

  /** A whole number of 10^-places units, as a plain decimal. */
  units(units: number, places: number): void {
    this.#makeRoom(LONGEST_NUMBER);
    const bytes = this.#bytes;
    let rest = Math.abs(units);
    let digits = 1;
    for (let bound = 10; rest >= bound; bound *= 10) digits++;
    digits = Math.max(digits, places + 1);
    if (units < 0) bytes[this.#at++] = MINUS;
    const end = this.#at + digits + (places > 0 ? 1 : 0);
    for (let at = end - 1, left = places; at >= this.#at; at--) {
      if (left-- === 0 && places > 0) {
        bytes[at] = POINT;
        continue;
      }
      const digit = rest % 10;
      bytes[at] = ZERO + digit;
      rest = (rest - digit) / 10;
    }
    this.#at = end;
  }

  /** A comma more than asked, since commas ask for none. */
  #makeRoom(bytes: number): void {
    const needed = this.#at + bytes + SPARE;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(needed * 2);
    larger.set(this.#bytes.subarray(0, this.#at));
    this.#bytes = larger;
  }

  /** A piece, once enough is written; with `rest`, whatever there is. Null when there is none. */
  take(rest = false): Uint8Array | null {
    if (this.#at === 0 || (this.#at < PIECE && !rest)) return null;
    const piece = this.#bytes.subarray(0, this.#at);
    this.#at = 0;
    return piece;
  }
}

const LONGEST_NUMBER = 24;
/** Below this many bytes a call costs more than the copying. */
const SHORT = 64;
/** Rows of empty cells are commas alone. */
const SPARE = 256;

/** ASCII that stands in a cell as it is: no control sign, quotation mark or delimiter of any spreadsheet. */
const PLAIN = new Uint8Array(0x10000);
for (let unit = SPACE; unit < 0x7f; unit++) PLAIN[unit] = 1;
for (const sign of '",;') PLAIN[sign.charCodeAt(0)] = 0;

/** And what of it may begin a cell: letters and digits. */
const STARTS = new Uint8Array(0x100);
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789')
  STARTS[sign.charCodeAt(0)] = 1;
