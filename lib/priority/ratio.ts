import { Decimal, MILLION, roundHalfEven } from '../model/decimal.ts';

/** An exact raw value: whole numerator over a whole, positive denominator. */
export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

export function toDecimal(ratio: Ratio): Decimal {
  return new Decimal(ratio.numerator).div(ratio.denominator);
}

/** The value in hundredths, rounded half-even: how raw values are printed. */
export function toHundredths(ratio: Ratio): number {
  return roundHalfEven((ratio.numerator / ratio.denominator) * 100, () => toDecimal(ratio).times(100));
}

/** The sign of ratio − millionths, exactly. */
export function compareToMillionths(ratio: Ratio, millionths: number): number {
  const difference = ratio.numerator / ratio.denominator - millionths / MILLION;
  const size = Math.abs(millionths / MILLION) + 1;
  if (Math.abs(difference) > size * 1e-9) return difference;
  return Number(BigInt(ratio.numerator) * BigInt(MILLION) - BigInt(millionths) * BigInt(ratio.denominator));
}
