import { type Cents, ZERO } from '../model/money.ts';
import type { Allocation } from './allocation.ts';
import type { Claims } from './claim.ts';
import { walkDown } from './walk.ts';

const BILLION = 1_000_000_000n;

/**
 * Offers the rest of the budget to the next in order that does not fit, if the rest is at least the minimum viable
 * share (in billionths) of what it can still take; then goes on.
 */
export function offerRemainder(claims: Claims, budget: Cents, minimumViableShare: number): Allocation {
  return walkDown(claims, budget, (canTake, remaining) => {
    if (canTake <= remaining) return { amount: canTake, reason: null };
    if (remaining === 0) return { amount: ZERO, reason: 'over_budget' };
    return reachesShare(remaining, canTake, minimumViableShare)
      ? { amount: remaining, reason: 'over_budget' }
      : { amount: ZERO, reason: 'below_minimum_share' };
  });
}

function reachesShare(remaining: Cents, canTake: Cents, share: number): boolean {
  return BigInt(remaining) * BILLION >= BigInt(canTake) * BigInt(share);
}
