import type { Allocation } from '../allocation/allocation.ts';
import type { AllocationStep } from '../allocation/claim.ts';
import { type Cents, ZERO } from '../model/money.ts';
import type { TieBreak } from '../model/round.ts';
import type { ReviewedApplication } from './reviewed-application.ts';

export type ApplicationState =
  'recommended' | 'recommended_partial' | 'recommended_unfunded' | 'held' | 'not_eligible' | 'waiting';

const NONE: readonly string[] = [];

/** A reviewed application with its place and its share of the budget. */
export class PlacedApplication {
  readonly reviewed: ReviewedApplication;
  readonly decidedByTieBreak: TieBreak | null;
  /** Null when it is not eligible. */
  readonly rank: number | null;
  readonly #allocation: Allocation;

  constructor(
    reviewed: ReviewedApplication,
    allocation: Allocation,
    rank: number | null = null,
    decidedByTieBreak: TieBreak | null = null,
  ) {
    this.reviewed = reviewed;
    this.#allocation = allocation;
    this.rank = rank;
    this.decidedByTieBreak = decidedByTieBreak;
  }

  /** Its line of the allocation; null when it is not eligible. */
  get step(): AllocationStep | null {
    return this.rank === null ? null : this.#allocation.at(this.rank - 1);
  }

  get state(): ApplicationState {
    return this.rank === null ? 'not_eligible' : this.#allocation.stateAt(this.rank - 1);
  }

  get recommended(): Cents {
    return this.rank === null ? ZERO : this.#allocation.amountAt(this.rank - 1);
  }

  /** Why the state is what it is. */
  get reasons(): readonly string[] {
    if (this.rank === null || this.state === 'held') return this.reviewed.eligibility.reasons;
    const reason = this.#allocation.reasonAt(this.rank - 1);
    return reason === null ? NONE : [reason];
  }

  /** What the recommendation depends on. */
  get conditions(): readonly string[] {
    const { governing, eligibility } = this.reviewed;
    if (this.rank === null) return NONE;
    return this.recommended > governing.asOfRight
      ? [...eligibility.conditions, 'board_authorization']
      : eligibility.conditions;
  }
}
