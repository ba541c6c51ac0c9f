import type { IsoDate } from '../../model/date.ts';
import { cellText } from './cell-text.ts';
import { daySerial } from './day-serial.ts';
import { type Cell, type Column, columnLetters } from './sheet.ts';

const PIECE = 1 << 16;

/** The numbers by which the cells of a sheet name their styles: of the header, and of each column. */
export interface SheetStyles {
  readonly header: number;
  readonly columns: readonly number[];
}

/** The rows of a sheet as XML, header first, in pieces of UTF-8. */
export function* sheetRows(
  columns: readonly Column[],
  styles: SheetStyles,
  rows: Iterable<readonly Cell[]>,
): Generator<Uint8Array> {
  const letters = columns.map((_, i) => columnLetters(i));
  const header = columns.map(({ name }, i) => textXml(`${letters[i] ?? ''}1`, styles.header, name)).join('');
  let held = `<row r="1">${header}</row>`;
  let number = 1;
  for (const row of rows) {
    number++;
    held += `<row r="${number}">`;
    for (let i = 0; i < columns.length; i++) {
      const cell = row[i] ?? null;
      if (cell === null || cell === '') continue;
      held += cellXml(`${letters[i] ?? ''}${number}`, styles.columns[i] ?? 0, columns[i] as Column, cell);
    }
    held += '</row>';
    if (held.length < PIECE) continue;
    yield Buffer.from(held, 'utf8');
    held = '';
  }
  if (held !== '') yield Buffer.from(held, 'utf8');
}

function cellXml(at: string, style: number, { kind }: Column, cell: string): string {
  switch (kind) {
    case 'text':
    case 'prose':
      return textXml(at, style, cell);
    case 'day': {
      const serial = daySerial(cell as IsoDate);
      return serial === null ? textXml(at, style, cell) : numberXml(at, style, String(serial));
    }
    case 'count':
    case 'money':
    case 'points':
      return numberXml(at, style, cell);
  }
}

/** A string is a string, whatever it begins with: no reader takes an inline string for a formula. */
function textXml(at: string, style: number, text: string): string {
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`;
}

function numberXml(at: string, style: number, number: string): string {
  return `<c r="${at}" s="${style}"><v>${number}</v></c>`;
}
