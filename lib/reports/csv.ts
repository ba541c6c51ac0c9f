/** CSV as spreadsheets like it: UTF-8 with a mark, CRLF, quotes where needed, and no cell that runs as a formula. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const LINE_END = '\r\n';

const NEEDS_QUOTES = /[",\r\n;\t]|^\s|\s$/;
const BEGINS_LIKE_FORMULA = /^'*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[-+]?\$?[\d.,]*$/;

export function quote(cell: string): string {
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Text of any origin: one apostrophe before what begins like a formula. The uploader takes exactly one off again. */
export function textCell(text: string | null): string {
  if (text === null || text === '') return '';
  return quote(BEGINS_LIKE_FORMULA.test(text) ? `'${text}` : text);
}

/** A cell as uploaded: a plain number stays as it is, whatever its sign. */
export function uploadedCell(text: string): string {
  return PLAIN_NUMBER.test(text) ? quote(text) : textCell(text);
}

/** A number that the product computed: never touched. */
export function numberCell(number: string | number | null): string {
  return number === null ? '' : String(number);
}

export function line(cells: readonly string[]): string {
  return cells.join(',') + LINE_END;
}
