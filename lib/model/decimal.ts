import { Decimal as Base } from 'decimal.js';

/** Decimals for what has fractions (parsing, scores, shares): 40 digits, half-even. */
export const Decimal = Base.clone({ precision: 40, rounding: Base.ROUND_HALF_EVEN });
export type Decimal = Base;

/** One million: factors, weights and goalposts are counted in millionths. */
export const MILLION = 1_000_000;

/**
 * Rounds half-even to a whole number. A float proposes and, where it lies within a millionth of a tie, the exact
 * decimal decides: so the result never depends on a float's last digit, and costs a float's time.
 * `approximate` must be within a ten-millionth of the true value.
 */
export function roundHalfEven(approximate: number, exact: () => Decimal): number {
  const floor = Math.floor(approximate);
  const fraction = approximate - floor;
  if (Math.abs(fraction - 0.5) > 1e-6) return fraction > 0.5 ? floor + 1 : floor;
  return exact().toDecimalPlaces(0, Base.ROUND_HALF_EVEN).toNumber();
}

/** Writes a whole number of 10^-places units as a plain decimal: (655692, 6) → "0.655692". */
export function formatUnits(units: number, places: number): string {
  const size = Math.abs(units);
  const sign = units < 0 ? '-' : '';
  if (places === 0) return `${sign}${size}`;
  const one = 10 ** places;
  const part = size % one;
  // A leading one keeps the zeros in front of the fraction.
  return `${sign}${(size - part) / one}.${String(part + one).slice(1)}`;
}
