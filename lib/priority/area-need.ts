import { MILLION } from '../model/decimal.ts';
import type { Goalposts } from '../model/round.ts';
import type { FactorValue } from './factor.ts';
import { normalise } from './goalposts.ts';
import { toHundredths } from './ratio.ts';

/** § 24-1004(g)(3): the Department's priority of area need, in millionths of a point. Higher scores higher. */
export function areaNeed(points: number, goalposts: Goalposts): FactorValue {
  const raw = { numerator: points, denominator: MILLION };
  return { raw: toHundredths(raw), ...normalise(raw, goalposts) };
}
