import { CsvError } from 'csv-parse';
import type { FindingRule } from '../model/finding-rule.ts';
import type { UploadedText } from '../model/batch.ts';
import type { TableSpec } from './columns.ts';
import { decode } from './decode.ts';
import { findDelimiter, HEADER_WITHIN } from './delimiter.ts';
import * as rules from './file-rules.ts';
import type { FindingList } from './finding-list.ts';
import { countNames, understandHeader } from './header.ts';
import { HeaderAgain } from './header-again.ts';
import { columnLetters } from './layout.ts';
import type { Layout } from './layout.ts';
import { MAX_CELLS, MAX_RECORD, MAX_ROWS, TooManyError, records } from './records.ts';
import { countCells, hasWidth, thousandsHint } from './row-width.ts';
import type { Width } from './row-width.ts';
import { groupDigits } from './say-number.ts';
import { cleanId, idProblem } from './values/id.ts';

export interface TableOptions {
  readonly progress?: ((bytesRead: number) => void) | undefined;
  /** Columns that this upload needs beyond those that are always required. */
  readonly alsoRequired?: readonly string[] | undefined;
}

/** Receives the rows that have as many cells as the header. `broken` is a row that has not. */
export interface RowReader {
  row(row: number, cells: readonly string[]): void;
  broken(row: number, cells: readonly string[], applicationId: string | null): void;
  /** After the last row, when the whole file was read. */
  end?(): void;
}

export interface TableCounts {
  /** Rows below the header, and those of them that hold nothing: blank, or the header again. */
  readonly seen: number;
  readonly blank: number;
  readonly headerRow: number;
}

export interface TableRead {
  readonly counts: TableCounts;
  readonly upload: UploadedText;
}

/**
 * Reads one input file: bytes to text, text to records, the header to a layout, and each record below it to the
 * reader that `start` makes. Null when the file cannot be read as rows; the findings then say why.
 */
export async function readTable<Name extends string>(
  table: TableSpec<Name>,
  bytes: Uint8Array,
  findings: FindingList,
  start: (layout: Layout<Name>) => RowReader,
  options: TableOptions = {},
): Promise<TableRead | null> {
  const decoded = decode(bytes);
  if (!decoded.ok) {
    decoded.refuse((rule, facts) => {
      findings.add(rule, facts, { file: table.file, row: null });
    });
    return null;
  }
  const names: ReadonlySet<string> = new Set(table.columns.map((column) => column.name));
  const { delimiter, skip } = findDelimiter(decoded.text, names);
  if (!',;\t'.includes(delimiter)) {
    findings.add(rules.unknownDelimiter, { delimiter }, { file: table.file, row: null });
    return null;
  }
  const reading = new TableReading(table, names, delimiter, findings, start, options);
  try {
    for await (const batch of records(decoded.text.subarray(skip), delimiter, options.progress)) {
      for (const cells of batch) if (!reading.record(cells)) return null;
    }
  } catch (error) {
    reading.refuse(error);
    return null;
  }
  const counts = reading.end();
  if (counts === null) return null;
  const { headerRow } = counts;
  return { counts, upload: { bytes: decoded.text, start: skip, delimiter, headerRow } };
}

/** The state between records: waiting for the header, then handing rows on. */
class TableReading<Name extends string> {
  #row = 0;
  #seen = 0;
  #blank = 0;
  #opening: (readonly string[])[] = [];
  #layout: Layout<Name> | null = null;
  #headerRow = 0;
  #reader: RowReader | null = null;
  #anchors: readonly number[] = [];
  #headers: HeaderAgain | null = null;
  #width: Width = { width: 0, errorsAt: -1 };
  readonly #enough: number;

  constructor(
    private readonly table: TableSpec<Name>,
    private readonly names: ReadonlySet<string>,
    private readonly delimiter: string,
    private readonly findings: FindingList,
    private readonly start: (layout: Layout<Name>) => RowReader,
    private readonly options: TableOptions,
  ) {
    const required = table.columns.filter((column) => column.required).length;
    this.#enough = Math.max(2, Math.ceil(required / 2));
  }

  /** Takes the next record; false when the file cannot be read any further. */
  record(cells: readonly string[]): boolean {
    this.#row++;
    if (this.#layout !== null) return this.#data(this.#layout, this.#row, cells);
    this.#opening.push(cells);
    if (countNames(cells, this.names) >= this.#enough) return this.#begin(this.#row);
    return this.#row < HEADER_WITHIN || this.#beginAtBest();
  }

  end(): TableCounts | null {
    if (this.#layout === null && !this.#beginAtBest()) return null;
    if (this.table.needsRows && this.#seen === this.#blank) {
      this.findings.add(rules.noRows, { rowIs: this.table.rowIs }, { file: this.table.file, row: null });
      return null;
    }
    this.#reader?.end?.();
    return { seen: this.#seen, blank: this.#blank, headerRow: this.#headerRow };
  }

  /** What the parser refused, in the words of a person who has to mend it. Anything else is a fault and goes on. */
  refuse(error: unknown): void {
    const { file } = this.table;
    if (error instanceof TooManyError) {
      const { what, row } = error;
      if (what === 'rows')
        this.findings.add(rules.tooManyRows, { limit: groupDigits(MAX_ROWS) }, { file, row: null });
      else this.findings.add(rules.tooManyCells, { limit: groupDigits(MAX_CELLS) }, { file, row });
      return;
    }
    if (!(error instanceof CsvError)) throw error;
    const place = { file, row: Number(error.records) + 1 };
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') this.findings.add(rules.unclosedQuote, undefined, place);
    else if (error.code === 'CSV_MAX_RECORD_SIZE')
      this.findings.add(rules.longRecord, { limit: groupDigits(MAX_RECORD) }, place);
    else if (error.code === 'INVALID_OPENING_QUOTE' || error.code === 'CSV_INVALID_CLOSING_QUOTE')
      this.findings.add(rules.strayQuote, undefined, place);
    else throw error;
  }

  /** No row of the first ten is clearly the header: the one with most names is, and says what it lacks. */
  #beginAtBest(): boolean {
    const counts = this.#opening.map((cells) => countNames(cells, this.names));
    return this.#begin(counts.indexOf(Math.max(0, ...counts)) + 1);
  }

  #begin(headerRow: number): boolean {
    const header = this.#opening[headerRow - 1] ?? [];
    const layout = understandHeader(this.table, header, headerRow, this.findings, this.options.alsoRequired);
    if (layout === null) return false;
    this.#layout = layout;
    this.#headerRow = headerRow;
    this.#anchors = this.table.anchors.map((name) => layout.at[name].index);
    this.#headers = new HeaderAgain(layout, this.names, this.#enough);
    this.#width = { width: layout.width, errorsAt: layout.errorsAt };
    this.#reader = this.start(layout);
    const below = this.#opening.slice(headerRow);
    this.#opening = [];
    return below.every((cells, index) => this.#data(layout, headerRow + 1 + index, cells));
  }

  #data(layout: Layout<Name>, row: number, cells: readonly string[]): boolean {
    this.#seen++;
    if (isBlank(cells)) {
      this.#blank++;
      return true;
    }
    if (this.#headers?.isHeader(cells)) return this.#headerAgain(this.#headers, row, cells);
    const swallowed = this.#swallowedRows(layout, cells);
    if (swallowed !== null) {
      this.findings.add(rules.swallowedRows, swallowed, { file: this.table.file, row });
      return false;
    }
    if (this.#isNoRow(cells)) {
      const value = cells.find((cell) => cell.trim() !== '') ?? null;
      this.#break(row, cells, rules.notARow, this.#blankAnchors(), value, null);
    } else if (hasWidth(cells, this.#width)) {
      this.#reader?.row(row, cells);
    } else {
      const facts = { ...countCells(cells, this.#width), hint: thousandsHint(cells) };
      this.#break(row, cells, rules.otherWidth, facts, null, this.#idOf(layout, cells));
    }
    return true;
  }

  #break<Facts>(
    row: number,
    cells: readonly string[],
    rule: FindingRule<Facts>,
    facts: Facts,
    value: string | null,
    applicationId: string | null,
  ): void {
    const checksNotRun = ['all other checks of the row'];
    this.findings.add(rule, facts, { file: this.table.file, row, value, applicationId, checksNotRun });
    this.#reader?.broken(row, cells, applicationId);
  }

  /** The id that a broken row seems to have, so that it can be found. */
  #idOf(layout: Layout<Name>, cells: readonly string[]): string | null {
    const first = this.table.columns[0];
    if (this.table.file !== 'applications' || first === undefined) return null;
    const id = cleanId(cells[layout.at[first.name].index] ?? '');
    return id === '' || idProblem(id) !== null ? null : id;
  }

  #headerAgain(headers: HeaderAgain, row: number, cells: readonly string[]): boolean {
    const place = { file: this.table.file, row };
    const errorsAt = headers.errorsBelow(cells, this.#width.errorsAt);
    this.findings.add(errorsAt === null ? rules.otherHeader : rules.repeatedHeader, undefined, place);
    this.#blank++;
    if (errorsAt === null) return false;
    this.#width = { ...this.#width, errorsAt };
    return true;
  }

  #blankAnchors(): { readonly rowIs: string; readonly blank: string } {
    const { rowIs, anchors } = this.table;
    return { rowIs, blank: anchors.join(', ') };
  }

  #isNoRow(cells: readonly string[]): boolean {
    for (const index of this.#anchors) if ((cells[index] ?? '').trim() !== '') return false;
    return true;
  }

  /** A cell that holds line ends and the separators of whole rows: its quotation mark was closed rows too late. */
  #swallowedRows(layout: Layout<Name>, cells: readonly string[]): { lines: number; letters: string } | null {
    for (let index = 0; index < cells.length; index++) {
      const cell = cells[index] ?? '';
      if (cell.length <= layout.width || !/[\r\n]/.test(cell)) continue;
      const lines = cell.split(/\r\n|\n|\r/).length;
      const separators = cell.split(this.delimiter).length - 1;
      if (separators >= (layout.width - 1) * (lines - 1)) return { lines, letters: columnLetters(index) };
    }
    return null;
  }
}

function isBlank(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') return false;
  return true;
}
