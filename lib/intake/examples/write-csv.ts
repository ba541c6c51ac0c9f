import type { Cells } from './example.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** CSV as spreadsheets open it without asking: UTF-8 with a mark, commas, CRLF. */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((cells) => cells.map(quote).join(',') + LINE_END).join('');
}

/** The cells of a row in the order of the header. */
export function inOrder(header: readonly string[], cells: Cells): readonly string[] {
  return header.map((name) => cells[name] ?? '');
}

function quote(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
