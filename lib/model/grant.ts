import type { IsoDate } from './date.ts';
import type { Cents } from './money.ts';
import type { Program } from './program.ts';

export const PROGRAM_KINDS = ['this_program', 'similar_program'] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

export const GRANT_STATUSES = ['received', 'pending', 'cancelled'] as const;
export type GrantStatus = (typeof GRANT_STATUSES)[number];

/** A past grant, one row of the ledger. */
export interface Grant {
  readonly grantId: string;
  readonly program: Program;
  readonly programKind: ProgramKind;
  readonly fips: string;
  /** The center's identity as intake settled it (an id, or a name within a locality); null matches nothing. */
  readonly centerKey: string | null;
  readonly centerName: string;
  /** The project's identity, folded for comparison; null matches nothing. */
  readonly projectKey: string | null;
  readonly masterPlan: boolean;
  readonly approvedOn: IsoDate;
  readonly amount: Cents;
  /** Null when the cell was blank: nothing was returned. */
  readonly amountReturned: Cents | null;
  readonly status: GrantStatus;
  readonly source: string;
  /** The round whose budget the grant was charged to; null when not given. */
  readonly round: string | null;
  readonly row: number;
}
