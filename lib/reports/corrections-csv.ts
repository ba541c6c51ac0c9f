import type { UploadedText } from '../model/batch.ts';
import type { Finding } from '../model/finding.ts';
import { ERRORS_COLUMN } from '../model/errors-column.ts';
import { ByteWriter } from './byte-writer.ts';
import { BYTE_ORDER_MARK, LINE_END, handedBack, textCell, wantsGuard } from './csv.ts';
import { type ErrorsColumn, errorsColumnOf, withErrors, withoutErrors } from './errors-column.ts';
import { type RawRecord, cellText, rawRecords, splitRecord } from './raw-records.ts';

/** The codes of a row that is refused for the number of its cells, and of a header that is repeated. */
const UNEVEN = 'F301';
const REPEATED_HEADER = 'Q103';

/**
 * corrections.csv: the upload as it was, line by line, with an `errors` column behind its last column, so that it can
 * be mended in a spreadsheet and uploaded again. What stood above the header, and blank rows, stay, so that rows keep
 * their numbers. An `errors` column that came with the upload is left out: it is out of date. Cells stay as they were
 * written, but for a guard; rows that need no change are handed on as bytes.
 */
export function* correctionsCsv(upload: UploadedText, findings: readonly Finding[]): Generator<Uint8Array> {
  const { delimiter, headerRow } = upload;
  const bytes = Buffer.from(upload.bytes.buffer, upload.bytes.byteOffset, upload.bytes.byteLength);
  const { errors, uneven, headers } = errorsByRow(findings);
  errors.set(headerRow, ERRORS_COLUMN);
  let row = 0;
  let column: ErrorsColumn | null = null;
  const out = new ByteWriter();
  out.text(BYTE_ORDER_MARK);
  for (const record of rawRecords(bytes, upload.start, delimiter)) {
    row++;
    const { start, end, suspect } = record;
    if (row === headerRow || headers.has(row))
      column = belowHeader(cellsOf(bytes, record, delimiter), column);
    if (start === end) out.text(LINE_END);
    else if (column === null) {
      if (suspect) out.text(join(cellsOf(bytes, record, delimiter), delimiter));
      else out.bytes(bytes, start, end);
      out.text(LINE_END);
    } else if (suspect || column.at !== -1 || record.cells !== column.width) {
      const own = withoutErrors(cellsOf(bytes, record, delimiter), column);
      out.text(join(withErrors(own, column, errors.get(row) ?? '', uneven.has(row)), delimiter) + LINE_END);
    } else {
      out.bytes(bytes, start, end);
      const text = errors.get(row);
      out.text(text === undefined ? delimiter + LINE_END : delimiter + textCell(text) + LINE_END);
    }
    const piece = out.take();
    if (piece) yield piece;
  }
  const rest = out.take(true);
  if (rest) yield rest;
}

/** Below a header that is repeated the old errors stand where that one has them; the width stays that of the first. */
function belowHeader(header: readonly string[], before: ErrorsColumn | null): ErrorsColumn {
  const own = errorsColumnOf(header);
  return before === null ? own : { at: own.at, width: before.width };
}

function cellsOf(bytes: Buffer, { start, end }: RawRecord, delimiter: string): string[] {
  return splitRecord(bytes.toString('utf8', start, end), delimiter);
}

function join(cells: readonly string[], delimiter: string): string {
  return cells.map(guarded).join(delimiter);
}

function guarded(raw: string): string {
  const text = cellText(raw);
  return wantsGuard(text) ? handedBack(text) : raw;
}

interface RowErrors {
  readonly errors: Map<number, string>;
  /** Rows that are refused for the number of their cells. */
  readonly uneven: ReadonlySet<number>;
  /** Rows that repeat the header. */
  readonly headers: ReadonlySet<number>;
}

/** What is to be mended or answered in each row of the applications; notes on the law ask for nothing. */
function errorsByRow(findings: readonly Finding[]): RowErrors {
  const errors = new Map<number, string>();
  const uneven = new Set<number>();
  const headers = new Set<number>();
  for (const finding of findings) {
    const { file, row, severity, code } = finding;
    if (file !== 'applications' || row === null || severity === 'note') continue;
    const before = errors.get(row);
    // A header that is repeated must stay the same as the one above.
    if (code === REPEATED_HEADER) headers.add(row);
    if (code === REPEATED_HEADER) errors.set(row, ERRORS_COLUMN);
    else errors.set(row, before === undefined ? say(finding) : `${before} | ${say(finding)}`);
    if (code === UNEVEN) uneven.add(row);
  }
  return { errors, uneven, headers };
}

/** On one line: a cell of several lines with commas in it looks like rows that a quotation mark has swallowed. */
function say({ severity, column, message, fix }: Finding): string {
  const where = column === null ? '' : `${column}: `;
  const text = `${severity === 'error' ? 'Error' : 'Question'}: ${where}${message} ${fix}`;
  return /[\r\n\t]/.test(text) ? text.replace(/\s+/g, ' ') : text;
}
