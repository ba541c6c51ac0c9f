/** CSV as spreadsheets like it: UTF-8 with a mark, CRLF, quotes where needed, and no cell that runs as a formula. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const LINE_END = '\r\n';

const BEGINS_LIKE_FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;
/** An id that is kept from being taken for a number: ="00123". What runs as a formula cannot stand in it. */
const TEXT_FORMULA = /^="[\p{L}\p{N}][\p{L}\p{N} ._/#-]*"$/u;
const PLAIN_NUMBER = /^[-+]?\$?[\d.,]*$/;

export function quote(cell: string): string {
  return needsQuotes(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A quote, a delimiter of any spreadsheet or a line end within, or a space at either end. A loop: this is a hot path. */
function needsQuotes(cell: string): boolean {
  const { length } = cell;
  if (length === 0) return false;
  for (let i = 0; i < length; i++) {
    const unit = cell.charCodeAt(i);
    if (unit === QUOTE || unit === COMMA || unit === SEMICOLON || unit === 9 || unit === 10 || unit === 13)
      return true;
  }
  return isSpace(cell.charCodeAt(0)) || isSpace(cell.charCodeAt(length - 1));
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const SEMICOLON = 0x3b;

/** Every white space that a reader might trim. */
function isSpace(unit: number): boolean {
  return unit === 32 || (unit > 127 && /\s/.test(String.fromCharCode(unit)));
}

/** Text of any origin: one apostrophe before what begins like a formula. The uploader takes exactly one off again. */
export function textCell(text: string | null): string {
  if (text === null || text === '') return '';
  return quote(canBeginFormula(text.charCodeAt(0)) && BEGINS_LIKE_FORMULA.test(text) ? `'${text}` : text);
}

/** Only what begins with an apostrophe, one of = + - @, a tab or a line end can; letters and digits cannot. */
function canBeginFormula(unit: number): boolean {
  return unit < 48 || unit === 0x3d || unit === 0x40;
}

/** A cell as uploaded: a plain number stays as it is, whatever its sign. */
export function uploadedCell(text: string): string {
  return PLAIN_NUMBER.test(text) ? quote(text) : textCell(text);
}

/**
 * A cell handed back as it stands in an upload, with the guard it needs. One that is guarded already stays so, and is
 * read as before; so does ="00123", which is text to every spreadsheet, and a blank or a word behind a tab.
 */
export function handedBack(text: string): string {
  return wantsGuard(text) ? quote(`'${text}`) : quote(text);
}

export function wantsGuard(text: string): boolean {
  if (!BEGINS_LIKE_FORMULA.test(text) || GUARDED.test(text) || TEXT_FORMULA.test(text)) return false;
  const shown = text.trim();
  return BEGINS_LIKE_FORMULA.test(shown) && !PLAIN_NUMBER.test(shown);
}

/** A number that the product computed: never touched. */
export function numberCell(number: string | number | null): string {
  return number === null ? '' : String(number);
}

export function line(cells: readonly string[]): string {
  return cells.join(',') + LINE_END;
}
