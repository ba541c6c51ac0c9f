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
  const search = new LeastSearch();
  search.consider(limits.dollar_cap, 1 << 0);
  search.consider(limits.half_of_unpaid, 1 << 1);
  search.consider(limits.three_quarters_of_unpaid, 1 << 2);
  search.consider(limits.project_prior, 1 << 3);
  search.consider(limits.center_room, 1 << 4);
  search.consider(limits.prior_grants_rule, 1 << 5);
  search.consider(limits.unpaid_cost, 1 << 6);
  const { least, next } = search;
  const nextHigher = next === Infinity ? null : (next as Quarters);
  return { least: least as Quarters, binding: namesOf(search.mask), next: nextHigher };
}

class LeastSearch {
  least = Infinity;
  next = Infinity;
  /** One bit a limit, in the order of LIMIT_NAMES. */
  mask = 0;

  consider(value: Quarters | null | undefined, bit: number): void {
    if (value === undefined || value === null) return;
    if (value < this.least) {
      this.next = this.least;
      this.least = value;
      this.mask = bit;
    } else if (value === this.least) this.mask |= bit;
    else if (value < this.next) this.next = value;
  }
}
