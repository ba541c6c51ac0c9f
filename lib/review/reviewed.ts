import type { AssistedLivingStatuteResult } from '../law/assisted-living-statute.ts';
import type { BoardRoute } from '../law/board.ts';
import type { LawOfRound } from '../law/law-of-round.ts';
import type { LimitName } from '../law/limits.ts';
import type { SeniorCenterRegulationResult } from '../law/senior-center-regulation.ts';
import type { SeniorCenterStatuteResult } from '../law/senior-center-statute.ts';
import type { WaitingRow } from '../model/batch.ts';
import type { Finding } from '../model/finding.ts';
import type { Cents } from '../model/money.ts';
import type { Program } from '../model/program.ts';
import type { ProgramRules, Round } from '../model/round.ts';
import type { PlacedApplication } from './placed-application.ts';

/** What the texts that bear on an application make of it. */
export type TextResults =
  | {
      readonly program: 'senior_center';
      readonly statute: SeniorCenterStatuteResult;
      readonly regulation: SeniorCenterRegulationResult;
    }
  | { readonly program: 'assisted_living'; readonly statute: AssistedLivingStatuteResult };

/** The ceiling that decides the recommendation (reading R4). */
export interface GoverningCeiling {
  readonly asOfRight: Cents;
  readonly binding: readonly LimitName[];
  readonly board: BoardRoute;
  /** What may be recommended: as of right, or the Board's amount where the round file lets it count and it is met. */
  readonly payable: Cents;
}

/** A row that could not be reviewed; one received after the deadline does not wait, it is not eligible. */
export interface UnreviewedRow {
  readonly row: WaitingRow;
  readonly state: 'waiting' | 'not_eligible';
  readonly reasons: readonly string[];
}

export interface ProgramReview {
  readonly program: Program;
  readonly rules: ProgramRules;
  /** The round file's budget less net grants of the ledger charged to this round. */
  readonly available: Cents;
  readonly charged: Cents;
  /** By rank, then those without a rank by row. */
  readonly applications: readonly PlacedApplication[];
  readonly recommended: Cents;
  readonly unspent: Cents;
}

export type ReviewStatus = 'RANKED' | 'PROVISIONAL' | 'NEEDS_CORRECTION' | 'FILE_REJECTED';

export interface Review {
  readonly round: Round;
  readonly law: LawOfRound;
  readonly status: ReviewStatus;
  readonly counts: {
    readonly rows: number;
    readonly ranked: number;
    readonly waiting: number;
    readonly notEligible: number;
  };
  readonly programs: readonly ProgramReview[];
  /** Rows that could not be reviewed, by row. */
  readonly unreviewed: readonly UnreviewedRow[];
  /** What the law has to say of single applications; intake's own findings are not repeated here. */
  readonly notes: readonly Finding[];
}
