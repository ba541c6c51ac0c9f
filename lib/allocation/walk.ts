import { type Cents, ZERO, remainder } from '../model/money.ts';
import { Allocation } from './allocation.ts';
import type { AllocationReason, Claim, Claims } from './claim.ts';
import { SharedRoom } from './shared-room.ts';
import { barredBy, takeable } from './takeable.ts';

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
  claims: Claims,
  budget: Cents,
  decide: (canTake: Cents, remaining: Cents) => Offer,
): Allocation {
  const allocation = new Allocation(claims);
  const rooms = new SharedRoom();
  let remaining = budget;
  for (let i = 0; i < claims.length; i++) {
    const claim = claims.at(i) as Claim;
    const roomLeft = rooms.left(claim);
    const canTake = takeable(claim, roomLeft);
    const barred = barredBy(claim, canTake);
    const { amount, reason } =
      barred === null ? decide(canTake, remaining) : { amount: ZERO, reason: barred };
    rooms.take(claim, amount);
    allocation.set(i, claim, { roomLeft, before: remaining, amount, reason });
    remaining = remainder(remaining, amount);
  }
  return allocation;
}
