import type { Finding } from '../model/finding.ts';
import { BYTE_ORDER_MARK, LINE_END, line, textCell, uploadedCell } from './csv.ts';
import { TextStore } from './text-store.ts';

const ERRORS = 'errors';

/**
 * The rows as uploaded, kept while they are read, so that they can be handed back with an `errors` column, mended in
 * a spreadsheet and uploaded again. An `errors` column that came with the upload is left out: it is out of date.
 */
export class UploadedRows {
  #header = '';
  #errorsAt = -1;
  readonly #rows: number[] = [];
  readonly #lines = new TextStore();

  header(cells: readonly string[]): void {
    this.#errorsAt = cells.findIndex((cell) => cell.trim().toLowerCase() === ERRORS);
    this.#header = this.#write(cells);
  }

  record(row: number, cells: readonly string[]): void {
    this.#rows.push(row);
    this.#lines.add(this.#write(cells));
  }

  #write(cells: readonly string[]): string {
    const kept = this.#errorsAt === -1 ? cells : cells.filter((_, i) => i !== this.#errorsAt);
    return kept.map(uploadedCell).join(',');
  }

  /** corrections.csv, line by line. */
  *csv(findings: readonly Finding[]): Generator<string> {
    yield `${BYTE_ORDER_MARK}${this.#header},${ERRORS}${LINE_END}`;
    const errors = errorsByRow(findings);
    let i = 0;
    for (const text of this.#lines) yield line([text, textCell(errors.get(this.#rows[i++] ?? 0) ?? null)]);
  }
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
