const QUOTE = 0x22;
const CR = 0x0d;
const LF = 0x0a;
const MINUS = 0x2d;
const PLUS = 0x2b;

/** One record of a CSV file as it stands in its bytes, without its line end. */
export interface RawRecord {
  readonly start: number;
  readonly end: number;
  readonly cells: number;
  /** A cell begins with what may run as a formula, or with an apostrophe that may guard one. */
  readonly suspect: boolean;
}

/**
 * Walks over the records of a file that was read before, so that its quotes are known to be in order: a cell is
 * quoted if it begins with a quotation mark, and a line end within quotes does not end the record.
 */
export function* rawRecords(bytes: Uint8Array, from: number, delimiter: string): Generator<RawRecord> {
  const separator = delimiter.charCodeAt(0);
  const special = new Uint8Array(256);
  for (const byte of [separator, QUOTE, CR, LF]) special[byte] = 1;
  const { length } = bytes;
  let at = from;
  while (at < length) {
    const start = at;
    let suspect = false;
    let cells = 1;
    for (;;) {
      // At the first byte of a cell.
      const quoted = bytes[at] === QUOTE;
      if (quoted) at++;
      suspect ||= beginsLikeFormula(bytes, at, separator);
      if (quoted) at = afterClosingQuote(bytes, at);
      while (at < length && special[bytes[at] as number] === 0) at++;
      if (bytes[at] !== separator) break;
      at++;
      cells++;
    }
    yield { start, end: at, cells, suspect };
    at += bytes[at] === CR && bytes[at + 1] === LF ? 2 : 1;
  }
}

/** The place behind the mark that closes a quoted cell; a doubled mark stands for itself. */
function afterClosingQuote(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(QUOTE, at);
    if (at === -1) return bytes.length;
    if (bytes[at + 1] !== QUOTE) return at + 1;
    at += 2;
  }
}

/** = + - @ ' tab and line ends may begin a formula or guard one; a plain signed number does not. */
function beginsLikeFormula(bytes: Uint8Array, at: number, separator: number): boolean {
  switch (bytes[at]) {
    case MINUS:
    case PLUS:
      return !isNumberFrom(bytes, at + 1, separator);
    case 0x3d:
    case 0x40:
    case 0x27:
    case 0x09:
    case CR:
    case LF:
      return true;
    default:
      return false;
  }
}

/** Digits and points up to the end of the cell, as in a longitude. */
function isNumberFrom(bytes: Uint8Array, start: number, separator: number): boolean {
  let at = start;
  while (isDigitOrPoint(bytes[at])) at++;
  return at > start && isEnd(bytes[at], separator);
}

function isDigitOrPoint(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 0x30 && byte <= 0x39) || byte === 0x2e);
}

/** What can end a cell: a separator, a line end, a closing mark, the end of the file. */
function isEnd(byte: number | undefined, separator: number): boolean {
  return byte === undefined || byte === separator || byte === CR || byte === LF || byte === QUOTE;
}

/** The cells of one raw record as they stand, quotation marks and all. */
export function splitRecord(text: string, delimiter: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= text.length;) {
    const quotedEnd = text[at] === '"' ? closingQuote(text, at + 1) + 1 : at;
    const end = text.indexOf(delimiter, quotedEnd);
    const stop = end === -1 ? text.length : end;
    cells.push(text.slice(at, stop));
    at = stop + 1;
  }
  return cells;
}

function closingQuote(text: string, from: number): number {
  let at = from;
  while (at < text.length && (text[at] !== '"' || text[at + 1] === '"')) at += text[at] === '"' ? 2 : 1;
  return at;
}

/** What a raw cell says. */
export function cellText(raw: string): string {
  return raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw;
}
