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
  /** The clause or page that asks for it. */
  readonly source: string | null;
  /** The columns it speaks of; empty when it speaks of any column or of the file. */
  readonly columns: readonly string[];
}

export function defineFinding<Facts = void>(rule: FindingRule<Facts>): FindingRule<Facts> {
  return rule;
}

/** Makes the finding: the rule's words at a place. */
export function report<Facts>(rule: FindingRule<Facts>, facts: Facts, place: FindingPlace): Finding {
  return {
    file: place.file ?? 'applications',
    code: rule.code,
    severity: rule.severity,
    row: place.row,
    applicationId: place.applicationId ?? null,
    applicant: place.applicant ?? null,
    column: place.column ?? rule.columns[0] ?? null,
    message: rule.message(facts),
    fix: rule.fix(facts),
    value: place.value ?? null,
    expected: place.expected ?? null,
    difference: place.difference ?? null,
    source: rule.source,
    checksNotRun: place.checksNotRun ?? [],
  };
}
