import type { Cents } from '../model/money.ts';
import { type Bound, floorToCent, less, whole } from './limits.ts';
import type { Trace } from './trace.ts';

export const CEILING = 'Ceiling as of right, rounded down to the cent';
export const LIMITS_THAT_BIND = 'Limits that bind';

/** The ceiling as of right: the least of the limits, rounded down to the cent, once. Says which limits bind. */
export function ceilingAsOfRight(bound: Bound, clause: string, say: Trace): Cents {
  const ceiling = floorToCent(bound.least);
  say.note(clause, LIMITS_THAT_BIND, ['the least of the limits above'], bound.binding.join(', '));
  if (bound.next !== null)
    say.money(clause, 'By how much the next limit is higher', [], less(bound.next, bound.least));
  say.money(clause, CEILING, [LIMITS_THAT_BIND], whole(ceiling));
  return ceiling;
}
