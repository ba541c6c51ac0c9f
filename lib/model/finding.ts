export type Severity = 'error' | 'question' | 'note';
export type InputFile = 'applications' | 'ledger' | 'centers' | 'localities' | 'decisions';

/**
 * One thing to tell a person about the input. Codes are never reused: F file, S unreadable value, V not allowed,
 * H disagrees with the ledger (errors); Q unusual, B unusual for the batch (questions); L legal note.
 */
export interface Finding {
  readonly file: InputFile;
  readonly code: string;
  readonly severity: Severity;
  /** As a spreadsheet numbers it; null for the file as a whole. */
  readonly row: number | null;
  readonly applicationId: string | null;
  readonly applicant: string | null;
  readonly column: string | null;
  readonly message: string;
  readonly fix: string;
  /** The cell as uploaded. */
  readonly value: string | null;
  readonly expected: string | null;
  readonly difference: string | null;
  readonly source: string | null;
  /** Checks of the same row that could not run because of this one. */
  readonly checksNotRun: readonly string[];
}
