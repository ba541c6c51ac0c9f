import type { IsoDate } from './date.ts';
import type { Cents } from './money.ts';
import type { Program } from './program.ts';

export const POLICIES = ['strict', 'fill_down', 'offer_remainder', 'proportional'] as const;
export type Policy = (typeof POLICIES)[number];

export const FACTORS = ['density', 'proximity', 'never_funded', 'area_need'] as const;
export type FactorName = (typeof FACTORS)[number];

/** Factors measured against goalposts; never funded is a plain yes or no. */
export const MEASURED_FACTORS = ['density', 'proximity', 'area_need'] as const;
export type MeasuredFactor = (typeof MEASURED_FACTORS)[number];

export const TIE_BREAKS = ['never_funded', 'received_on', 'application_id'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export const GOVERNING_TEXTS = ['statute', 'stricter'] as const;
export type GoverningText = (typeof GOVERNING_TEXTS)[number];

/** The points between which a factor is scored 0 to 1. In millionths of the factor's unit; from < to. */
export interface Goalposts {
  readonly from: number;
  readonly to: number;
  readonly scale: 'linear' | 'log';
  readonly reason: string;
}

/** A weight, exact: as written in the round file, and in billionths. */
export interface Weight {
  readonly text: string;
  readonly billionths: number;
}

/** The named readings of law.md, each a switch; true is the reading of the page. */
export interface Readings {
  /** R1: the Board route of § 10-504(b) lifts the half, not the dollar cap. */
  readonly boardKeepsDollarCap: boolean;
  /** R2: a community development block grant is a federal grant in senior-center law. */
  readonly cdbgIsFederal: boolean;
  /** R3: prior grants count less what was returned. */
  readonly countNetGrants: boolean;
  /** R5: a grant approved exactly 15 years before the decision is outside the window. */
  readonly windowHalfOpen: boolean;
  /** R6: prior State grants to the project are "other grants" in assisted-living law. */
  readonly priorStateGrantsAreOtherGrants: boolean;
  /** R7: the regulation's value counts the eligible work that the local government provides. */
  readonly regulationValueCountsLocalWork: boolean;
}

export interface ProgramRules {
  readonly budget: Cents;
  readonly policy: Policy;
  /** A share from 0 to 1, in billionths; used by `offer_remainder` only. */
  readonly minimumViableShare: number;
  readonly recommendBoardRoute: boolean;
  readonly weights: ReadonlyMap<FactorName, Weight>;
  readonly goalposts: ReadonlyMap<MeasuredFactor, Goalposts>;
  /** What `never_funded` scores when it is not established, in millionths. */
  readonly notEstablishedScores: number;
  readonly tieBreaks: readonly TieBreak[];
}

/** The round file, checked. */
export interface Round {
  readonly id: string;
  readonly title: string;
  /** Law and windows are read as of this day. */
  readonly decisionDate: IsoDate;
  readonly receiptDeadline: IsoDate | null;
  /** R4. */
  readonly governingText: GoverningText;
  readonly ledgerComplete: boolean;
  readonly readings: Readings;
  readonly programs: Readonly<Partial<Record<Program, ProgramRules>>>;
}
