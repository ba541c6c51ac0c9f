import type { UploadedText } from '../model/batch.ts';
import type { Center } from '../model/center.ts';
import type { Finding } from '../model/finding.ts';
import type { Locality } from '../model/locality.ts';
import type { Review } from '../review/reviewed.ts';

/** SHA-256 of everything a run was made of, in hexadecimal. */
export interface RunInputs {
  /** By role: applications, round, centers, localities. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Of the ledger as read, whatever file or log it came from. */
  readonly ledger: string;
  /** Of each text of law, by its key. */
  readonly law: Readonly<Record<string, string>>;
}

/** A reviewed batch with its identity: what every report is made from. */
export interface ReviewedRun {
  readonly runId: string;
  readonly codeVersion: string;
  readonly hashes: RunInputs;
  readonly review: Review;
  /** Intake's findings and the law's notes, in order of file, row, column, code. Never cut short. */
  readonly findings: readonly Finding[];
  /** The applications file as text; null when it was rejected. */
  readonly upload: UploadedText | null;
  /** The names of the `x_` columns, in the order of the upload. */
  readonly extraColumns: readonly string[];
  /** Of the run, given or packaged: what the map shows. */
  readonly centers: readonly Center[];
  readonly localities: readonly Locality[];
  /** Whether a ledger was given; without one it is empty and not complete. */
  readonly ledgerGiven: boolean;
}
