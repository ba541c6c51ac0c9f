import { type Parser, parse } from 'csv-parse';

/** No row of a batch comes near; a quotation mark that is never closed does. */
export const MAX_RECORD = 1_000_000;

const CHUNK = 65_536;

/**
 * Reads CSV into arrays of cells, some records at a time, in memory that does not grow with the file. Everything that
 * csv-parse decides by itself is decided here: the delimiter, every kind of line end, and that nothing is cast,
 * trimmed, skipped or repaired. Throws csv-parse's CsvError where quotes or sizes are out of order.
 */
export async function* records(
  text: Buffer,
  delimiter: string,
  progress: ((bytesRead: number) => void) | undefined,
): AsyncGenerator<readonly string[][]> {
  const parser = parse({
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
  for (let at = 0; at < text.length; at += CHUNK) {
    const end = Math.min(at + CHUNK, text.length);
    parser.write(text.subarray(at, end));
    const batch = drain(parser);
    if (batch.length > 0) yield batch;
    if (parser.errored) throw parser.errored;
    progress?.(end);
  }
  parser.end();
  const rest: string[][] = [];
  for await (const record of parser) rest.push(record as string[]);
  yield rest;
}

/** What the parser has ready: taken by hand, since waiting for each record costs more than reading it. */
function drain(parser: Parser): string[][] {
  const batch: string[][] = [];
  for (;;) {
    const record = parser.read() as string[] | null;
    if (record === null) return batch;
    batch.push(record);
  }
}
