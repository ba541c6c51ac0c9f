import { strFromU8, unzipSync } from 'fflate';
import type { CellStyle, WriteSheet } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { type Column, type ColumnKind, type Sheet, columnLetters } from './sheet.ts';
import type { SheetStyles } from './sheet-xml.ts';

/** A workbook without its rows: each sheet's XML before and after them, and every other part as it stands. */
export interface Frame {
  readonly parts: ReadonlyMap<string, string>;
  /** By the name of the part, in the order of the sheets. */
  readonly sheets: readonly FrameSheet[];
}

export interface FrameSheet {
  readonly part: string;
  readonly before: string;
  readonly after: string;
  readonly styles: SheetStyles;
}

const HEADER: CellStyle = {
  font: { bold: true },
  alignment: { vertical: 'top', wrapText: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFE7E6E6' } },
  numFmt: '@',
};

const STYLES: Readonly<Record<ColumnKind, CellStyle>> = {
  text: { numFmt: '@', alignment: { vertical: 'top' } },
  prose: { numFmt: '@', alignment: { vertical: 'top', wrapText: true } },
  count: { numFmt: '0', alignment: { vertical: 'top' } },
  money: { numFmt: '#,##0.00', alignment: { vertical: 'top' } },
  points: { numFmt: '0.0000', alignment: { vertical: 'top' } },
  day: { numFmt: 'yyyy-mm-dd', alignment: { vertical: 'top' } },
};

/** No clock: a workbook says when its round decides, not when it was written. */
const NO_TIME = new Date(0);

/**
 * The workbook with two rows to a sheet, header and body, whose cells show how the library numbers the styles. The
 * rows themselves are written into it as they come, since the library would hold them all.
 */
export async function workbookFrame(
  title: string,
  sheets: readonly { readonly sheet: Sheet; readonly widths: readonly number[] }[],
): Promise<Frame> {
  const written = await writeXlsx({
    properties: { title, creator: 'Grantline', created: NO_TIME, modified: NO_TIME },
    sheets: sheets.map(({ sheet, widths }) => patternSheet(sheet, widths)),
  });
  const parts = new Map(Object.entries(unzipSync(written)).map(([name, bytes]) => [name, strFromU8(bytes)]));
  return {
    parts,
    sheets: sheets.map(({ sheet }, i) => frameSheet(`xl/worksheets/sheet${i + 1}.xml`, sheet, parts)),
  };
}

function patternSheet({ name, columns, count }: Sheet, widths: readonly number[]): WriteSheet {
  const last = columnLetters(columns.length - 1);
  return {
    name,
    columns: columns.map(({ kind }, i) => ({ width: widths[i] ?? 12, style: STYLES[kind] })),
    rows: [columns.map(() => 0), columns.map(() => 0)],
    cells: new Map(columns.map((_, i) => [`0,${i}`, { style: HEADER }])),
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${last}${count + 1}` },
    pageSetup: {
      orientation: 'landscape',
      paperSize: 'letter',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
    },
  };
}

function frameSheet(part: string, { columns, count }: Sheet, parts: ReadonlyMap<string, string>): FrameSheet {
  const xml = parts.get(part) ?? '';
  const [before, rows, after] = xml.split(/(?<=<sheetData>)|(?=<\/sheetData>)/);
  if (before === undefined || rows === undefined || after === undefined)
    throw new Error(`${part} of a new workbook has no rows.`);
  const last = columnLetters(columns.length - 1);
  return {
    part,
    before: before.replace(/<dimension ref="[^"]*"\/>/, `<dimension ref="A1:${last}${count + 1}"/>`),
    after,
    styles: {
      header: styleOf(rows, 'A1'),
      columns: columns.map((_: Column, i) => styleOf(rows, `${columnLetters(i)}2`)),
    },
  };
}

function styleOf(rows: string, at: string): number {
  const cell = new RegExp(`<c [^>]*r="${at}"[^>]*>`).exec(rows)?.[0] ?? '';
  const style = / s="(\d+)"/.exec(cell)?.[1];
  if (style === undefined) throw new Error(`Cell ${at} of a new workbook has no style.`);
  return Number(style);
}
