import type { Finding, InputFile, Severity } from './finding.ts';

/** What a rule knows of the place and the values when it speaks. */
export interface FindingPlace {
  readonly file?: InputFile;
  readonly row: number | null;
  readonly applicationId?: string | null;
  readonly applicant?: string | null;
  readonly column?: string | null;
  readonly value?: string | null;
  readonly expected?: string | null;
  readonly difference?: string | null;
  readonly checksNotRun?: readonly string[];
  /** The clause that bears on this case, where it is narrower than the rule's own. */
  readonly source?: string;
}

/** A finding's code with its words, kept beside the check that uses it; catalog and pages are made from these. */
export interface FindingRule<Facts> {
  readonly code: string;
  readonly severity: Severity;
  /** One sentence for the catalog: "the federal grant is left blank". */
  readonly when: string;
  /** What is wrong and how to mend it, in the reader's words. `column` is the column's name. */
  readonly message: (facts: Facts) => string;
  readonly fix: (facts: Facts) => string;
  /** The cell, what was expected and the difference, where the facts hold them and no place gives them. */
  readonly value?: (facts: Facts) => string;
  readonly expected?: (facts: Facts) => string;
  readonly difference?: (facts: Facts) => string;
  /** The clause or page that asks for it. */
  readonly source: string | null;
  /** The columns it speaks of; empty when it speaks of any column or of the file. */
  readonly columns: readonly string[];
}

export function defineFinding<Facts = void>(rule: FindingRule<Facts>): FindingRule<Facts> {
  return rule;
}

/** Makes the finding: the rule's words at a place. The words are put together when they are read, not before. */
export function report<Facts>(rule: FindingRule<Facts>, facts: Facts, place: FindingPlace): Finding {
  return new Reported(rule, facts, place);
}

const NO_CHECKS: readonly string[] = [];

class Reported<Facts> implements Finding {
  readonly #rule: FindingRule<Facts>;
  readonly #facts: Facts;
  readonly #place: FindingPlace;

  constructor(rule: FindingRule<Facts>, facts: Facts, place: FindingPlace) {
    this.#rule = rule;
    this.#facts = facts;
    this.#place = place;
  }

  get file(): InputFile {
    return this.#place.file ?? 'applications';
  }

  get row(): number | null {
    return this.#place.row;
  }

  get applicationId(): string | null {
    return this.#place.applicationId ?? null;
  }

  get applicant(): string | null {
    return this.#place.applicant ?? null;
  }

  get column(): string | null {
    return this.#place.column ?? this.#rule.columns[0] ?? null;
  }

  get checksNotRun(): readonly string[] {
    return this.#place.checksNotRun ?? NO_CHECKS;
  }

  get code(): string {
    return this.#rule.code;
  }

  get severity(): Severity {
    return this.#rule.severity;
  }

  get source(): string | null {
    return this.#place.source ?? this.#rule.source;
  }

  get value(): string | null {
    return this.#place.value ?? this.#rule.value?.(this.#facts) ?? null;
  }

  get expected(): string | null {
    return this.#place.expected ?? this.#rule.expected?.(this.#facts) ?? null;
  }

  get difference(): string | null {
    return this.#place.difference ?? this.#rule.difference?.(this.#facts) ?? null;
  }

  get message(): string {
    return this.#rule.message(this.#facts);
  }

  get fix(): string {
    return this.#rule.fix(this.#facts);
  }
}
