import { parse } from 'csv-parse/sync';

export interface CsvReport {
  readonly header: readonly string[];
  /** A record by the name of its column. */
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** Reads a report as strictly as RFC 4180 has it: every record as long as the header, CRLF at each end. */
export function readReport(text: string): CsvReport {
  const [header = [], ...records]: string[][] = parse(text, { bom: true, record_delimiter: '\r\n' });
  return {
    header,
    rows: records.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? '']))),
  };
}
