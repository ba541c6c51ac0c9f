import type { UploadedText } from '../model/batch.ts';
import type { Finding } from '../model/finding.ts';
import { BYTE_ORDER_MARK, LINE_END, textCell, rawCell } from './csv.ts';
import { type RawRecord, rawRecords, splitRecord } from './raw-records.ts';

const ERRORS = 'errors';

/**
 * corrections.csv: the upload as it was, line by line, with an `errors` column at the end, so that it can be mended in
 * a spreadsheet and uploaded again. What stood above the header, and blank rows, stay, so that rows keep their
 * numbers. An `errors` column that came with the upload is left out: it is out of date. Rows that need no change are
 * handed on as bytes.
 */
export function* correctionsCsv(
  upload: UploadedText,
  findings: readonly Finding[],
): Generator<string | Uint8Array> {
  const { delimiter, headerRow } = upload;
  const bytes = Buffer.from(upload.bytes.buffer, upload.bytes.byteOffset, upload.bytes.byteLength);
  const errors = errorsByRow(findings);
  const nothing = delimiter + LINE_END;
  let row = 0;
  let errorsAt = -1;
  yield BYTE_ORDER_MARK;
  for (const record of rawRecords(bytes, upload.start, delimiter)) {
    row++;
    if (row === headerRow) errorsAt = errorsColumn(bytes, record, delimiter);
    yield rewritten(bytes, record, delimiter, row < headerRow ? -1 : errorsAt);
    if (row === headerRow) yield delimiter + ERRORS + LINE_END;
    else if (row < headerRow || record.start === record.end) yield LINE_END;
    else {
      const text = errors.get(row);
      yield text === undefined ? nothing : delimiter + textCell(text) + LINE_END;
    }
  }
}

/** The record as it stands, unless a cell must be guarded or left out. */
function rewritten(
  bytes: Buffer,
  { start, end, suspect }: RawRecord,
  delimiter: string,
  without: number,
): string | Uint8Array {
  if (!suspect && without === -1) return bytes.subarray(start, end);
  const cells = splitRecord(bytes.toString('utf8', start, end), delimiter).filter((_, i) => i !== without);
  return cells.map(rawCell).join(delimiter);
}

function errorsColumn(bytes: Buffer, { start, end }: RawRecord, delimiter: string): number {
  const header = splitRecord(bytes.toString('utf8', start, end), delimiter);
  return header.findIndex((cell) => cell.trim().toLowerCase() === ERRORS);
}
/** What is to be mended or answered in each row of the applications; notes on the law ask for nothing. */
function errorsByRow(findings: readonly Finding[]): Map<number, string> {
  const byRow = new Map<number, string>();
  for (const { file, row, severity, column, message, fix } of findings) {
    if (file !== 'applications' || row === null || severity === 'note') continue;
    const where = column === null ? '' : `${column}: `;
    const text = `${severity === 'error' ? 'Error' : 'Question'}: ${where}${message} ${fix}`;
    const before = byRow.get(row);
    byRow.set(row, before === undefined ? text : `${before} | ${text}`);
  }
  return byRow;
}
