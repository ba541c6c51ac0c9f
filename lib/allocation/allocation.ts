import { type Cents, ZERO, add, remainder } from '../model/money.ts';
import type { AllocationReason, AllocationState, AllocationStep, Claim, Claims } from './claim.ts';
import { takeable } from './takeable.ts';

/** What an allocation makes of a claim. */
export interface Outcome {
  /** What is left of the center's room after the rows above; null when nothing above took of it. */
  readonly roomLeft: Cents | null;
  readonly before: Cents;
  readonly amount: Cents;
  readonly reason: AllocationReason | null;
}

const REASONS: readonly (AllocationReason | null)[] = [
  null,
  'held',
  'ceiling_zero',
  'center_room_taken',
  'over_budget',
  'below_minimum_share',
  'stopped',
];
const STATES: readonly AllocationState[] = [
  'recommended',
  'recommended_partial',
  'recommended_unfunded',
  'held',
];

/**
 * The lines of an allocation in order of rank. Kept in columns, since a large batch has one for every application; a
 * whole line is put together when somebody reads it.
 */
export class Allocation implements Iterable<AllocationStep> {
  /** NaN where nothing above took of the center's room. */
  readonly #roomLeft: Float64Array;
  readonly #before: Float64Array;
  readonly #amounts: Float64Array;
  readonly #reasons: Uint8Array;
  readonly #states: Uint8Array;

  constructor(private readonly claims: Claims) {
    const { length } = claims;
    this.#roomLeft = new Float64Array(length);
    this.#before = new Float64Array(length);
    this.#amounts = new Float64Array(length);
    this.#reasons = new Uint8Array(length);
    this.#states = new Uint8Array(length);
  }

  get length(): number {
    return this.claims.length;
  }

  set(index: number, claim: Claim, { roomLeft, before, amount, reason }: Outcome): void {
    const state = stateOf(claim, amount);
    this.#roomLeft[index] = roomLeft ?? NaN;
    this.#before[index] = before;
    this.#amounts[index] = amount;
    this.#states[index] = STATES.indexOf(state);
    // Paid all that the room left, and still less than asked: the room is the reason.
    const why = reason ?? (state === 'recommended_partial' ? 'center_room_taken' : null);
    this.#reasons[index] = REASONS.indexOf(why);
  }

  amountAt(index: number): Cents {
    return this.#amounts[index] as Cents;
  }

  stateAt(index: number): AllocationState {
    return STATES[this.#states[index] as number] as AllocationState;
  }

  reasonAt(index: number): AllocationReason | null {
    return REASONS[this.#reasons[index] as number] ?? null;
  }

  /** The line of a claim, by its place in the rank. */
  at(index: number): AllocationStep {
    const claim = this.claims.at(index) as Claim;
    const room = this.#roomLeft[index] as number;
    const roomLeft = Number.isNaN(room) ? null : (room as Cents);
    const before = this.#before[index] as Cents;
    const amount = this.amountAt(index);
    return {
      rank: claim.rank,
      applicationId: claim.applicationId,
      asked: claim.asked,
      ceiling: claim.ceiling,
      roomLeft,
      canTake: takeable(claim, roomLeft),
      before,
      amount,
      after: remainder(before, amount),
      state: this.stateAt(index),
      reason: this.reasonAt(index),
    };
  }

  *[Symbol.iterator](): Generator<AllocationStep> {
    for (let index = 0; index < this.length; index++) yield this.at(index);
  }

  total(): Cents {
    let total = ZERO;
    for (let index = 0; index < this.length; index++) total = add(total, this.amountAt(index));
    return total;
  }
}

function stateOf(claim: Claim, amount: Cents): AllocationState {
  if (claim.held) return 'held';
  if (amount === 0) return 'recommended_unfunded';
  return amount === claim.asked ? 'recommended' : 'recommended_partial';
}
