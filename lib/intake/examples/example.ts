import type { ApplicationColumn } from '../columns/applications.ts';

/** Cells by the name of their column; those left out are blank. */
export type Cells<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

export type ApplicationCells = Cells<ApplicationColumn>;

/** A row of the errors example: a good row with something changed, and all that the checker says of it. */
export interface RowExample {
  /** The codes of all its findings. The first is the one that it is an example of. */
  readonly expected: readonly string[];
  readonly base: ApplicationCells;
  readonly changes: ApplicationCells;
  /** A cell to the right of the last column, for a row that is wider than its header. */
  readonly surplus: string | null;
}

/** The files of a review; those left out are the good applications, the example round, no ledger, the packaged lists. */
export interface ExampleFiles {
  readonly applications?: string | Uint8Array;
  readonly ledger?: string | Uint8Array;
  readonly centers?: string | Uint8Array;
  readonly localities?: string | Uint8Array;
  readonly round?: string;
  /** Decisions on the run of the other files: those recorded before, and last the example. */
  readonly decisions?: readonly DecisionsExample[];
  /** What the applications should have in bytes, where the example is about that. */
  readonly length?: number;
}

export interface DecisionsExample {
  readonly text: string;
  /** When it was uploaded, ISO 8601 in UTC. */
  readonly uploadedAt: string;
}

/** Why a finding cannot stand on a row of the errors example. */
export type ApartBecause = 'file' | 'batch' | 'ledger' | 'centers' | 'localities' | 'round' | 'decisions';

/** A finding's example in files of its own. */
export interface FileExample {
  readonly code: string;
  readonly because: ApartBecause;
  readonly files: () => ExampleFiles;
}

/** The reasons as people read them, behind "not in the errors example, because". */
export const APART_BECAUSE: Readonly<Record<ApartBecause, string>> = {
  file: 'it is about a file as a whole',
  batch: 'it takes a whole batch',
  ledger: 'it takes a ledger',
  centers: 'it takes a list of centers',
  localities: 'it takes a list of localities',
  round: 'it takes another round file',
  decisions: 'it takes a file of decisions',
};
