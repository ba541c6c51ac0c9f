import type { AllocationStep } from '../allocation/claim.ts';
import { type Cents, ZERO } from '../model/money.ts';
import type { TieBreak } from '../model/round.ts';
import type { ReviewedApplication } from './reviewed-application.ts';

export type ApplicationState =
  'recommended' | 'recommended_partial' | 'recommended_unfunded' | 'held' | 'not_eligible' | 'waiting';

/** A reviewed application with its place and its share of the budget. */
export class PlacedApplication {
  readonly reviewed: ReviewedApplication;
  readonly decidedByTieBreak: TieBreak | null;
  /** Its line of the allocation; null when it is not eligible. */
  readonly step: AllocationStep | null;

  constructor(
    reviewed: ReviewedApplication,
    step: AllocationStep | null = null,
    decidedByTieBreak: TieBreak | null = null,
  ) {
    this.reviewed = reviewed;
    this.step = step;
    this.decidedByTieBreak = decidedByTieBreak;
  }

  /** Null when it is not eligible. */
  get rank(): number | null {
    return this.step?.rank ?? null;
  }

  get state(): ApplicationState {
    return this.step?.state ?? 'not_eligible';
  }

  get recommended(): Cents {
    return this.step?.amount ?? ZERO;
  }

  /** Why the state is what it is. */
  get reasons(): readonly string[] {
    const { step } = this;
    if (step === null || step.state === 'held') return this.reviewed.eligibility.reasons;
    return step.reason === null ? [] : [step.reason];
  }

  /** What the recommendation depends on. */
  get conditions(): readonly string[] {
    const { governing, eligibility } = this.reviewed;
    if (this.step === null) return [];
    return this.step.amount > governing.asOfRight
      ? [...eligibility.conditions, 'board_authorization']
      : eligibility.conditions;
  }
}
