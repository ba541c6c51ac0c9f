import { type Quarters, portion } from '../../lib/law/limits.ts';
import { halfOfUnpaid, povertyAreaShare } from '../../lib/law/parameters.ts';
import type { Cents } from '../../lib/model/money.ts';

/** Exact shares of an amount, not yet rounded. */
export const half = (amount: Cents): Quarters => portion(amount, halfOfUnpaid);
export const threeQuarters = (amount: Cents): Quarters => portion(amount, povertyAreaShare);
