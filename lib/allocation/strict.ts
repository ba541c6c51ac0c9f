import { type Cents, ZERO } from '../model/money.ts';
import type { Allocation } from './allocation.ts';
import type { Claims } from './claim.ts';
import { walkDown } from './walk.ts';

/** Stops at the first that does not fit. */
export function strict(claims: Claims, budget: Cents): Allocation {
  let stopped = false;
  return walkDown(claims, budget, (canTake, remaining) => {
    if (stopped) return { amount: ZERO, reason: 'stopped' };
    if (canTake <= remaining) return { amount: canTake, reason: null };
    stopped = true;
    return { amount: ZERO, reason: 'over_budget' };
  });
}
