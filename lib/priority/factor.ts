import type { FactorName, Weight } from '../model/round.ts';
import type { Normalised } from './goalposts.ts';

/** One factor of one application, with everything needed to redo it by hand. */
export interface FactorScore {
  readonly name: FactorName;
  /** Hundredths of the factor's unit; null for never_funded. */
  readonly raw: number | null;
  /** 0 to 1, in millionths. */
  readonly value: number;
  readonly weight: Weight;
  /** Points in ten-thousandths: weight × value × 100, rounded half-even. */
  readonly contribution: number;
  readonly clamped: boolean;
  readonly note: string | null;
}

/** A factor before it is weighed. */
export interface FactorValue extends Normalised {
  readonly raw: number | null;
}

const BILLION = 1_000_000_000;

export function weigh(
  name: FactorName,
  { raw, value, clamped, note }: FactorValue,
  weight: Weight,
): FactorScore {
  return { name, raw, value, weight, contribution: contributionOf(value, weight), clamped, note };
}

/** weight (billionths) × value (millionths) × 100, in ten-thousandths: the product over a billion, half-even. Exact: below 10^15. */
function contributionOf(value: number, weight: Weight): number {
  const product = weight.billionths * value;
  const rest = product % BILLION;
  const quotient = (product - rest) / BILLION;
  const up = rest > BILLION / 2 || (rest === BILLION / 2 && quotient % 2 === 1);
  return up ? quotient + 1 : quotient;
}
