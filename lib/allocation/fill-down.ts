import { type Cents, ZERO } from '../model/money.ts';
import type { Allocation } from './allocation.ts';
import type { Claims } from './claim.ts';
import { walkDown } from './walk.ts';

/** Passes over one that does not fit, and goes on. */
export function fillDown(claims: Claims, budget: Cents): Allocation {
  return walkDown(claims, budget, (canTake, remaining) =>
    canTake <= remaining ? { amount: canTake, reason: null } : { amount: ZERO, reason: 'over_budget' },
  );
}
