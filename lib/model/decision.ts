import type { IsoDate } from './date.ts';
import type { Cents } from './money.ts';

/** What the Board of Public Works, or the applicant by withdrawing, may make of an application. */
export const DECISIONS = ['approved', 'denied', 'deferred', 'withdrawn'] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** One decision, a row of decisions.csv. An approval has a day and an amount above zero. */
export interface Decision {
  readonly row: number;
  readonly applicationId: string;
  readonly decision: DecisionKind;
  /** The day of the decision; null where it is no approval and the cell was blank. */
  readonly approvedOn: IsoDate | null;
  /** Null for what is no approval. */
  readonly amount: Cents | null;
  /** Blank is ''. */
  readonly agendaItem: string;
  readonly reason: string;
}

/** What an approval rests on: the ceiling as of right, the Board's authorization, or a recorded reason. */
export type ApprovalBasis = 'as_of_right' | 'board_authorization' | 'reason';

/**
 * A decision as the ledger's log keeps it, with what the run that it was made on recommended and the ceiling on its
 * own day. Everything is text; blank is ''.
 */
export interface DecisionRecord {
  readonly application_id: string;
  readonly decision: DecisionKind;
  readonly approved_on: string;
  readonly amount: string;
  readonly agenda_item: string;
  readonly reason: string;
  readonly program: string;
  readonly rank: string;
  /** As in results.json; '' for a row that the run could not place. */
  readonly state: string;
  readonly recommended: string;
  /** As of right, on the day of the approval, by the ledger before it. */
  readonly ceiling: string;
  readonly basis: ApprovalBasis | '';
  /** The grant that it made or cancelled in the ledger. */
  readonly grant_id: string;
}
