import { type Cents, ZERO, least, remainder } from '../model/money.ts';
import type { AllocationReason, AllocationState, AllocationStep, Claim } from './claim.ts';
import { SharedRoom } from './shared-room.ts';

/** What a policy gives a claim that can take something, and why not more. */
export interface Offer {
  readonly amount: Cents;
  readonly reason: AllocationReason | null;
}

/**
 * Goes down the rank, one step a claim. Claims that can take nothing (held, no ceiling, no room) are passed over
 * before the policy sees them: they stop nobody. The policy decides the others.
 */
export function walkDown(
  claims: readonly Claim[],
  budget: Cents,
  decide: (canTake: Cents, remaining: Cents) => Offer,
): AllocationStep[] {
  const rooms = new SharedRoom();
  let remaining = budget;
  return claims.map((claim) => {
    const roomLeft = rooms.left(claim);
    const canTake = takeable(claim, roomLeft);
    const barred = barredBy(claim, canTake);
    const offer = barred === null ? decide(canTake, remaining) : { amount: ZERO, reason: barred };
    rooms.take(claim, offer.amount);
    const before = remaining;
    remaining = remainder(remaining, offer.amount);
    return makeStep(claim, { roomLeft, canTake, before, amount: offer.amount, reason: offer.reason });
  });
}

/** The lesser of what is asked and what the center's room still holds. */
export function takeable(claim: Claim, roomLeft: Cents | null): Cents {
  return roomLeft === null ? claim.asked : least(claim.asked, roomLeft);
}

/** Why a claim can take nothing whatever the budget; null when it can. */
export function barredBy(claim: Claim, canTake: Cents): AllocationReason | null {
  if (claim.held) return 'held';
  if (claim.asked === 0) return 'ceiling_zero';
  return canTake === 0 ? 'center_room_taken' : null;
}

interface Outcome {
  readonly roomLeft: Cents | null;
  readonly canTake: Cents;
  readonly before: Cents;
  readonly amount: Cents;
  readonly reason: AllocationReason | null;
}

export function makeStep(claim: Claim, outcome: Outcome): AllocationStep {
  const { roomLeft, canTake, before, amount } = outcome;
  const state = stateOf(claim, amount);
  // Paid all that the room left, and still less than asked: the room is the reason.
  const reason = outcome.reason ?? (state === 'recommended_partial' ? 'center_room_taken' : null);
  return {
    rank: claim.rank,
    applicationId: claim.applicationId,
    asked: claim.asked,
    ceiling: claim.ceiling,
    roomLeft,
    canTake,
    before,
    amount,
    after: remainder(before, amount),
    state,
    reason,
  };
}

function stateOf(claim: Claim, amount: Cents): AllocationState {
  if (claim.held) return 'held';
  if (amount === 0) return 'recommended_unfunded';
  return amount === claim.asked ? 'recommended' : 'recommended_partial';
}
