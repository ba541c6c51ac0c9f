import type { Cents } from '../model/money.ts';
import type { Policy } from '../model/round.ts';
import type { Allocation } from './allocation.ts';
import type { Claims } from './claim.ts';
import { fillDown } from './fill-down.ts';
import { offerRemainder } from './offer-remainder.ts';
import { proportional } from './proportional.ts';
import { strict } from './strict.ts';

/** Spends the budget down the rank by a policy. `claims` are in order of rank; amounts never exceed what is asked. */
export function allocate(
  policy: Policy,
  claims: Claims,
  budget: Cents,
  minimumViableShare: number,
): Allocation {
  switch (policy) {
    case 'strict':
      return strict(claims, budget);
    case 'fill_down':
      return fillDown(claims, budget);
    case 'offer_remainder':
      return offerRemainder(claims, budget, minimumViableShare);
    case 'proportional':
      return proportional(claims, budget);
  }
}
