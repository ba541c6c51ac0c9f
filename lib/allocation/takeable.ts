import { type Cents, least } from '../model/money.ts';
import type { AllocationReason, Claim } from './claim.ts';

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
