import type { Cents } from '../model/money.ts';
import type { LegalShare } from './parameters.ts';

/** Quarter cents: half and three quarters of whole cents are exact in them until the one rounding at the end. */
declare const quartersBrand: unique symbol;
export type Quarters = number & { readonly [quartersBrand]: true };

export const whole = (amount: Cents): Quarters => (amount * 4) as Quarters;
/** A share of an amount, exact. */
export const portion = (amount: Cents, { quarters }: LegalShare): Quarters => (amount * quarters) as Quarters;

/** a − b, never below zero. */
export function less(a: Quarters, b: Quarters): Quarters {
  return (a > b ? a - b : 0) as Quarters;
}

/** Rounds down to the cent: "may not exceed" leaves no room for a cent more. */
export function floorToCent(amount: Quarters): Cents {
  return Math.floor(amount / 4) as Cents;
}

/** The names of limits, in the order in which equal ones are named. */
export const LIMIT_NAMES = [
  'dollar_cap',
  'half_of_unpaid',
  'three_quarters_of_unpaid',
  'project_prior',
  'center_room',
  'prior_grants_rule',
  'unpaid_cost',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** A limit of a text; null where it does not apply to the application. */
export type Limits = Partial<Record<LimitName, Quarters | null>>;

export interface Bound {
  readonly least: Quarters;
  /** Every limit equal to the least, compared before rounding. */
  readonly binding: readonly LimitName[];
  /** The next higher limit; null when there is none. */
  readonly next: Quarters | null;
}

// The few combinations that occur are shared between rows.
const combinations = new Map<number, readonly LimitName[]>();

function namesOf(mask: number): readonly LimitName[] {
  let names = combinations.get(mask);
  if (!names) {
    names = LIMIT_NAMES.filter((_, i) => (mask & (1 << i)) !== 0);
    combinations.set(mask, names);
  }
  return names;
}

/** The least of the limits that apply. At least one must. */
export function bind(limits: Limits): Bound {
  let least = Infinity;
  let next = Infinity;
  let mask = 0;
  for (let i = 0; i < LIMIT_NAMES.length; i++) {
    const value = limits[LIMIT_NAMES[i] as LimitName];
    if (value === undefined || value === null) continue;
    if (value < least) {
      next = least;
      least = value;
      mask = 1 << i;
    } else if (value === least) mask |= 1 << i;
    else if (value < next) next = value;
  }
  return {
    least: least as Quarters,
    binding: namesOf(mask),
    next: next === Infinity ? null : (next as Quarters),
  };
}
