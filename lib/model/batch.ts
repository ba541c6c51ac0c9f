import type { Application } from './application.ts';
import type { Center } from './center.ts';
import type { IsoDate } from './date.ts';
import type { Finding } from './finding.ts';
import type { Grant } from './grant.ts';
import type { Locality } from './locality.ts';
import type { Cents } from './money.ts';
import type { Program } from './program.ts';

/** A row that errors keep from being ranked: what could be read of it, so that it can be listed. */
export interface WaitingRow {
  readonly row: number;
  readonly applicationId: string | null;
  readonly program: Program | null;
  readonly applicant: string | null;
  readonly locality: string | null;
  readonly centerName: string | null;
  readonly projectTitle: string | null;
  readonly receivedOn: IsoDate | null;
  readonly requestedGrant: Cents | null;
  readonly extra: readonly string[];
}

/** The applications file as text, so that it can be handed back with what is to be mended. */
export interface UploadedText {
  /** UTF-8 without a mark, whatever the upload was. */
  readonly bytes: Uint8Array;
  /** Where the first row begins, after a `sep=` line. */
  readonly start: number;
  readonly delimiter: string;
  /** The row of the header; rows are counted from 1. */
  readonly headerRow: number;
}

/** Applications in the order of their rows: an array of them, or what puts each together when it is asked for. */
export interface Applications extends Iterable<Application> {
  readonly length: number;
  at(index: number): Application | undefined;
}

/** Everything intake made of the input files. records seen = accepted + refused + blank. */
export interface Batch {
  /** Null when the file cannot be read as rows. */
  readonly upload: UploadedText | null;
  /** The names of the `x_` columns, in the order of the upload. */
  readonly extraColumns: readonly string[];
  readonly applications: Applications;
  readonly waiting: readonly WaitingRow[];
  readonly ledger: readonly Grant[];
  readonly centers: readonly Center[];
  readonly localities: readonly Locality[];
  readonly findings: readonly Finding[];
  /** The applications file cannot be read as rows. */
  readonly rejected: boolean;
  /** An error in the ledger, centers or localities: nothing may be ranked. */
  readonly referenceFault: boolean;
  readonly counts: {
    readonly seen: number;
    readonly accepted: number;
    readonly refused: number;
    readonly blank: number;
  };
}
