import type { Cents } from '../model/money.ts';

/** What one ranked application asks of the budget. */
export interface Claim {
  readonly applicationId: string;
  readonly rank: number;
  /** The lesser of the request and the ceiling. */
  readonly asked: Cents;
  readonly ceiling: Cents;
  /** A certificate is outstanding: it keeps its rank and takes nothing. */
  readonly held: boolean;
  /** The center whose 15-year room it shares with others of the batch; null when it shares none. */
  readonly centerKey: string | null;
  /** That center's room against the ledger alone. */
  readonly room: Cents | null;
}

/** Claims in order of rank: an array of them, or what makes each when it is asked for. */
export interface Claims {
  readonly length: number;
  at(index: number): Claim | undefined;
}

export type AllocationReason =
  'held' | 'ceiling_zero' | 'center_room_taken' | 'over_budget' | 'below_minimum_share' | 'stopped';

export type AllocationState = 'recommended' | 'recommended_partial' | 'recommended_unfunded' | 'held';

/** One line of an allocation, in order of rank: enough to redo it by hand. */
export interface AllocationStep {
  readonly rank: number;
  readonly applicationId: string;
  readonly asked: Cents;
  readonly ceiling: Cents;
  /** What is left of the center's room after the rows above; null when nothing above took of it. */
  readonly roomLeft: Cents | null;
  /** The lesser of asked and the room left. */
  readonly canTake: Cents;
  readonly before: Cents;
  readonly amount: Cents;
  readonly after: Cents;
  readonly state: AllocationState;
  readonly reason: AllocationReason | null;
}
