import { Readable } from 'node:stream';
import { parse } from 'csv-parse';

/** No row of a batch comes near; a quotation mark that is never closed does. */
export const MAX_RECORD = 1_000_000;

const CHUNK = 65_536;

/**
 * Reads CSV into arrays of cells, one record at a time, in memory that does not grow with the file. Everything that
 * csv-parse decides by itself is decided here: the delimiter, every kind of line end, and that nothing is cast,
 * trimmed, skipped or repaired.
 */
export function records(
  text: Buffer,
  delimiter: string,
  progress: ((bytesRead: number) => void) | undefined,
): AsyncIterable<string[]> {
  const parser = parse({
    delimiter,
    // Each kind that is looked for costs time on every byte; most files hold one.
    record_delimiter: text.includes(0x0d) ? ['\r\n', '\n', '\r'] : '\n',
    relax_column_count: true,
    max_record_size: MAX_RECORD,
    bom: false,
    skip_empty_lines: false,
  });
  // The source cannot fail: it is memory. So pipe, which forgets a failing source, is safe here.
  return Readable.from(chunks(text, progress), { objectMode: false }).pipe(parser);
}

function* chunks(text: Buffer, progress: ((bytesRead: number) => void) | undefined): Generator<Buffer> {
  for (let at = 0; at < text.length; at += CHUNK) {
    const end = Math.min(at + CHUNK, text.length);
    yield text.subarray(at, end);
    progress?.(end);
  }
}
