import type { UploadedText } from '../model/batch.ts';
import type { Finding } from '../model/finding.ts';
import { BYTE_ORDER_MARK, LINE_END, handedBack, textCell, wantsGuard } from './csv.ts';
import { ERRORS, type ErrorsColumn, errorsColumnOf, withErrors, withoutErrors } from './errors-column.ts';
import { type RawRecord, cellText, rawRecords, splitRecord } from './raw-records.ts';

/** The codes of a row that is refused for the number of its cells, and of a header that is repeated. */
const UNEVEN = 'F301';
const REPEATED_HEADER = 'Q103';

/** What is to be mended in a row, and whether it is refused for the number of its cells. */
interface RowErrors {
  readonly text: string;
  readonly uneven: boolean;
}

const NONE: RowErrors = { text: '', uneven: false };

/**
 * corrections.csv: the upload as it was, line by line, with an `errors` column behind its last column, so that it can
 * be mended in a spreadsheet and uploaded again. What stood above the header, and blank rows, stay, so that rows keep
 * their numbers. An `errors` column that came with the upload is left out: it is out of date. Cells stay as they were
 * written, but for a guard; rows that need no change are handed on as bytes.
 */
export function* correctionsCsv(
  upload: UploadedText,
  findings: readonly Finding[],
): Generator<string | Uint8Array> {
  const { delimiter, headerRow } = upload;
  const bytes = Buffer.from(upload.bytes.buffer, upload.bytes.byteOffset, upload.bytes.byteLength);
  const errors = errorsByRow(findings);
  errors.set(headerRow, { text: ERRORS, uneven: false });
  const nothing = delimiter + LINE_END;
  let row = 0;
  let column: ErrorsColumn | null = null;
  yield BYTE_ORDER_MARK;
  for (const record of rawRecords(bytes, upload.start, delimiter)) {
    row++;
    const { start, end, suspect } = record;
    if (row === headerRow) column = errorsColumnOf(cellsOf(bytes, record, delimiter));
    if (start === end) yield LINE_END;
    else if (column === null) {
      yield suspect ? join(cellsOf(bytes, record, delimiter), delimiter) : bytes.subarray(start, end);
      yield LINE_END;
    } else if (suspect || column.at !== -1 || record.cells !== column.width) {
      const { text, uneven } = errors.get(row) ?? NONE;
      const own = withoutErrors(cellsOf(bytes, record, delimiter), column);
      yield join(withErrors(own, column, text, uneven), delimiter) + LINE_END;
    } else {
      const found = errors.get(row);
      yield bytes.subarray(start, end);
      yield found === undefined ? nothing : delimiter + textCell(found.text) + LINE_END;
    }
  }
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

/** What is to be mended or answered in each row of the applications; notes on the law ask for nothing. */
function errorsByRow(findings: readonly Finding[]): Map<number, RowErrors> {
  const byRow = new Map<number, RowErrors>();
  for (const finding of findings) {
    const { file, row, severity, code } = finding;
    if (file !== 'applications' || row === null || severity === 'note') continue;
    const { text, uneven } = byRow.get(row) ?? NONE;
    byRow.set(row, {
      // A header that is repeated must stay the same as the one above.
      text: code === REPEATED_HEADER ? ERRORS : text === '' ? say(finding) : `${text} | ${say(finding)}`,
      uneven: uneven || code === UNEVEN,
    });
  }
  return byRow;
}

/** On one line: a cell of several lines with commas in it looks like rows that a quotation mark has swallowed. */
function say({ severity, column, message, fix }: Finding): string {
  const where = column === null ? '' : `${column}: `;
  return `${severity === 'error' ? 'Error' : 'Question'}: ${where}${message} ${fix}`.replace(/\s+/g, ' ');
}
