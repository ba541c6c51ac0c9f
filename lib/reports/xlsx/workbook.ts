import { workbookFrame } from './frame.ts';
import { type Cell, type Column, type Sheet, splitSheet } from './sheet.ts';
import { sheetRows } from './sheet-xml.ts';
import { type Part, zipped } from './zip.ts';

/** Rows that the widths of columns are taken from, and the bounds of a width, in characters. */
const MEASURED = 500;
const WIDEST = 60;
/** Room for the button of the filter. */
const BUTTON = 4;

/**
 * An XLSX workbook in pieces: each sheet one table with one header row, frozen and filtered, no merged cells and no
 * formulas. Rows are asked for while the pieces are read, so a large table is never held. Same input, same bytes.
 */
export async function workbook(title: string, sheets: readonly Sheet[]): Promise<Iterable<Uint8Array>> {
  const all = sheets.flatMap((sheet) => splitSheet(sheet));
  const measured = all.map((sheet) => ({ sheet, widths: columnWidths(sheet) }));
  const frame = await workbookFrame(title, measured);
  const drawn = new Map(frame.sheets.map((each, i) => [each.part, { each, sheet: all[i] as Sheet }]));
  function* parts(): Generator<Part> {
    for (const [name, xml] of frame.parts) {
      const found = drawn.get(name);
      if (found === undefined) yield { name, pieces: [Buffer.from(xml, 'utf8')] };
      else {
        const { each, sheet } = found;
        const rows = sheetRows(sheet.columns, each.styles, sheet.rows());
        yield { name, pieces: within(each.before, rows, each.after) };
      }
    }
  }
  return zipped(parts());
}

function* within(before: string, pieces: Iterable<Uint8Array>, after: string): Generator<Uint8Array> {
  yield Buffer.from(before, 'utf8');
  yield* pieces;
  yield Buffer.from(after, 'utf8');
}

/** As wide as the header and the longest line of the first rows, within reason; what is longer wraps or runs on. */
function columnWidths({ columns, rows }: Sheet): readonly number[] {
  const widths = columns.map(({ name }) => name.length + BUTTON);
  let left = MEASURED;
  for (const row of rows()) {
    if (left-- === 0) break;
    columns.forEach((column, i) => {
      widths[i] = Math.max(widths[i] ?? 0, shownLength(column, row[i] ?? null) + 2);
    });
  }
  return widths.map((width) => Math.min(width, WIDEST));
}

function shownLength({ kind }: Column, cell: Cell): number {
  if (cell === null) return 0;
  // Thousands are shown with commas.
  if (kind === 'money') return cell.length + Math.floor((cell.length - 4) / 3);
  return Math.max(
    ...cell
      .slice(0, WIDEST * 4)
      .split('\n')
      .map((line) => line.length),
  );
}
