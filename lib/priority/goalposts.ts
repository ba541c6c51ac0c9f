import { Decimal, MILLION, formatUnits, roundHalfEven } from '../model/decimal.ts';
import type { Goalposts } from '../model/round.ts';
import { type Ratio, compareToMillionths, toDecimal } from './ratio.ts';

/** A raw value between its goalposts: 0 to 1 in millionths, rounded half-even. */
export interface Normalised {
  readonly value: number;
  readonly clamped: boolean;
  /** Says which goalpost it was clamped to; null when it was not. */
  readonly note: string | null;
}

/**
 * Places a raw value between fixed goalposts, linearly or by logarithm, clamped to 0 and 1. Fixed, so that no row of
 * the batch can move another row's score. A raw value of zero scores 0 on a logarithmic scale.
 */
export function normalise(raw: Ratio, goalposts: Goalposts): Normalised {
  if (compareToMillionths(raw, goalposts.from) < 0) {
    return { value: 0, clamped: true, note: `below the lower goalpost of ${plain(goalposts.from)}` };
  }
  if (compareToMillionths(raw, goalposts.to) > 0) {
    return { value: MILLION, clamped: true, note: `above the upper goalpost of ${plain(goalposts.to)}` };
  }
  const value = goalposts.scale === 'log' ? byLogarithm(raw, goalposts) : linearly(raw, goalposts);
  return { value, clamped: false, note: null };
}

function linearly(raw: Ratio, { from, to }: Goalposts): number {
  const approximate = ((raw.numerator / raw.denominator) * MILLION - from) / (to - from);
  return roundHalfEven(approximate * MILLION, () =>
    toDecimal(raw)
      .times(MILLION)
      .minus(from)
      .div(to - from)
      .times(MILLION),
  );
}

function byLogarithm(raw: Ratio, { from, to }: Goalposts): number {
  const approximate = Math.log(((raw.numerator / raw.denominator) * MILLION) / from) / Math.log(to / from);
  return roundHalfEven(approximate * MILLION, () =>
    toDecimal(raw).times(MILLION).div(from).ln().div(new Decimal(to).div(from).ln()).times(MILLION),
  );
}

/** Millionths as people write them: 1100000000 → "1100". */
export function plain(millionths: number): string {
  return formatUnits(millionths, 6).replace(/\.?0+$/, '');
}
