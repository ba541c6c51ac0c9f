import type { Finding, InputFile, Severity } from '../model/finding.ts';
import type { FindingRule } from '../model/finding-rule.ts';
import { shorten } from './cell-rules.ts';
import type { CellFacts } from './cell-rules.ts';
import { valueShown } from './finding-list.ts';
import type { BoundColumn } from './layout.ts';

/** What a finding on a cell may know beyond the cell. */
export interface CellHints {
  readonly accepts?: string;
  readonly hint?: string;
  readonly shown?: string;
  readonly expected?: string | null;
}

/** The row that a cell stands in: one for all findings of the row. */
export interface CellRow {
  readonly file: InputFile;
  readonly row: number;
  readonly applicationId: string | null;
  readonly applicant: string | null;
}

/**
 * A finding on one cell. A bad file has one for each of its cells, so each keeps only what it cannot ask its rule or
 * its column, and puts its words together when they are read.
 */
export class CellFinding implements Finding {
  readonly value: string;
  readonly checksNotRun: readonly string[];
  readonly #rule: FindingRule<CellFacts>;
  readonly #place: CellRow;
  readonly #column: BoundColumn;
  readonly #hints: CellHints;

  constructor(
    rule: FindingRule<CellFacts>,
    place: CellRow,
    column: BoundColumn,
    cell: string,
    hints: CellHints,
    checksNotRun: readonly string[],
  ) {
    this.value = valueShown(cell);
    this.checksNotRun = checksNotRun;
    this.#rule = rule;
    this.#place = place;
    this.#column = column;
    // Of a long cell only as much is kept as is shown.
    this.#hints = this.value === cell ? hints : { shown: shorten(cell), ...hints };
  }

  get #facts(): CellFacts {
    const { spec } = this.#column;
    const { accepts, hint, shown } = this.#hints;
    return {
      title: spec.title,
      shown: shown ?? shorten(this.value),
      accepts: accepts ?? (spec.choices.length > 0 ? spec.choices.join(', ') : spec.example),
      hint: hint ?? '',
    };
  }

  get file(): InputFile {
    return this.#place.file;
  }

  get row(): number {
    return this.#place.row;
  }

  get applicationId(): string | null {
    return this.#place.applicationId;
  }

  get applicant(): string | null {
    return this.#place.applicant;
  }

  get column(): string {
    return this.#column.spec.name;
  }

  get code(): string {
    return this.#rule.code;
  }

  get severity(): Severity {
    return this.#rule.severity;
  }

  get source(): string | null {
    return this.#rule.source;
  }

  get expected(): string | null {
    return this.#hints.expected ?? this.#rule.expected?.(this.#facts) ?? null;
  }

  get difference(): string | null {
    return this.#rule.difference?.(this.#facts) ?? null;
  }

  get message(): string {
    return this.#rule.message(this.#facts);
  }

  get fix(): string {
    return this.#rule.fix(this.#facts);
  }
}
