import { finished } from 'node:stream/promises';
import { type Options, Parser } from 'csv-parse';

/** No row of a batch comes near; a quotation mark that is never closed does. */
export const MAX_RECORD = 1_000_000;
/** As many as a spreadsheet has columns. A file whose line ends were lost has more cells in its one row. */
export const MAX_CELLS = 16_384;
/** Twice what a spreadsheet has. */
export const MAX_ROWS = 2_000_000;

/** What a file has too many of, and in which row it was found. */
export class TooManyError extends Error {
  override readonly name = 'TooManyError';
  constructor(
    readonly what: 'cells' | 'rows',
    readonly row: number,
  ) {
    super(`row ${String(row)}: too many ${what}`);
  }
}

const CHUNK = 65_536;

/**
 * Reads CSV into arrays of cells, some records at a time, in memory that does not grow with the file. Everything that
 * csv-parse decides by itself is decided here: the delimiter, every kind of line end, and that nothing is cast,
 * trimmed, skipped or repaired. Throws csv-parse's CsvError where quotes or sizes are out of order, and TooManyError.
 */
export async function* records(
  text: Buffer,
  delimiter: string,
  progress: ((bytesRead: number) => void) | undefined,
): AsyncGenerator<readonly string[][]> {
  const parser = new RecordParser({
    delimiter,
    // Each kind that is looked for costs time on every byte; most files hold one.
    record_delimiter: text.includes(0x0d) ? ['\r\n', '\n', '\r'] : '\n',
    relax_column_count: true,
    max_record_size: MAX_RECORD,
    bom: false,
    skip_empty_lines: false,
  });
  // An error is looked for after each chunk; unheard, it would end the program.
  parser.on('error', () => undefined);
  let row = 0;
  for (let at = 0; at < text.length; at += CHUNK) {
    const end = Math.min(at + CHUNK, text.length);
    parser.write(text.subarray(at, end));
    const batch = parser.taken();
    checkCells(batch, parser.pendingCells(), row);
    row += batch.length;
    if (batch.length > 0) yield batch;
    if (parser.errored) throw parser.errored;
    if (row > MAX_ROWS) throw new TooManyError('rows', MAX_ROWS + 1);
    progress?.(end);
  }
  parser.resume();
  parser.end();
  await finished(parser);
  const rest = parser.taken();
  checkCells(rest, 0, row);
  yield rest;
}

/** Looked at after each chunk, before a long row has grown by more cells than a chunk can hold. */
function checkCells(batch: readonly string[][], pending: number, rowsBefore: number): void {
  let row = rowsBefore;
  for (const cells of batch) {
    row++;
    if (cells.length > MAX_CELLS) throw new TooManyError('cells', row);
  }
  if (pending > MAX_CELLS) throw new TooManyError('cells', row + 1);
}

/** What csv-parse keeps of the record that it is in, and does at its end; its types leave this out. */
interface Api {
  readonly state: { readonly record: readonly string[]; expectedRecordLength: number };
  __onRecord: (push: (record: string[]) => void) => unknown;
}

/**
 * Keeps records as they are parsed: in the queue of its stream each would cost more than to read it. And spares the
 * error, with copies of the record and of all options, that csv-parse makes for each record of another length than
 * the first only to drop it: fifty times as much work as a blank line is.
 */
class RecordParser extends Parser {
  #records: string[][] = [];
  readonly #api: Api;

  constructor(options: Options) {
    super(options);
    const { api } = this as unknown as { api: Api };
    this.#api = api;
    const onRecord = api.__onRecord.bind(api);
    api.__onRecord = (push) => {
      api.state.expectedRecordLength = api.state.record.length;
      return onRecord(push);
    };
  }

  override push(record: string[] | null): boolean {
    if (record === null) return super.push(null);
    this.#records.push(record);
    return true;
  }

  taken(): string[][] {
    const records = this.#records;
    this.#records = [];
    return records;
  }

  /** Of the record that the last chunk ended in. */
  pendingCells(): number {
    return this.#api.state.record.length;
  }
}
