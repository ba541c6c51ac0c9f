const CHUNK = 1 << 16;
/** No cell may be longer than fits beside another in a buffer; longer text goes out by itself. */
const LONGEST = 1 << 12;
const COMMA = 0x2c;
const ZERO = 0x30;
const POINT = 0x2e;
const MINUS = 0x2d;

/**
 * Writes CSV cells straight into bytes: for reports of many rows, where strings that only live to be joined would
 * take most of the time. What is written is taken away in pieces.
 */
export class ByteWriter {
  #bytes = Buffer.allocUnsafe(CHUNK + 4 * LONGEST);
  #at = 0;
  #full: Uint8Array[] = [];

  comma(): void {
    this.#bytes[this.#at++] = COMMA;
  }

  /** Text that is written as it is. */
  text(text: string): void {
    const { length } = text;
    if (length > LONGEST) {
      this.#close();
      this.#full.push(Buffer.from(text, 'utf8'));
      return;
    }
    if (this.#at > CHUNK) this.#close();
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

  /** A whole number of 10^-places units, as a plain decimal. */
  units(units: number, places: number): void {
    if (this.#at > CHUNK) this.#close();
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

  #close(): void {
    if (this.#at === 0) return;
    this.#full.push(this.#bytes.subarray(0, this.#at));
    this.#bytes = Buffer.allocUnsafe(CHUNK + 4 * LONGEST);
    this.#at = 0;
  }

  /** The full pieces so far; with `rest`, all of it. */
  take(rest = false): readonly Uint8Array[] {
    if (rest) this.#close();
    if (this.#full.length === 0) return NOTHING;
    const full = this.#full;
    this.#full = [];
    return full;
  }
}

const NOTHING: readonly Uint8Array[] = [];
