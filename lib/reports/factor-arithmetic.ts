import type { Application } from '../model/application.ts';
import { Decimal, MILLION } from '../model/decimal.ts';
import type { ProgramRules } from '../model/round.ts';
import type { FactorScore } from '../priority/factor.ts';
import { plain } from '../priority/goalposts.ts';

/**
 * How a measured factor's value comes about, step by step, with every number that goes in: "5169 seniors ÷ 276.988
 * square miles of land = 18.661458…; ln(18.661458… ÷ 10) ÷ ln(1100 ÷ 10) = 0.132726". Empty for never_funded.
 */
export function factorArithmetic(
  factor: FactorScore,
  application: Application,
  rules: ProgramRules,
): string[] {
  if (factor.name === 'never_funded' || factor.raw === null) return [];
  const posts = rules.goalposts.get(factor.name);
  if (posts === undefined) return [];
  const { text, origin } = rawOf(factor, application);
  const [from, to] = [plain(posts.from), plain(posts.to)];
  const value =
    posts.scale === 'log'
      ? `ln(${text} ÷ ${from}) ÷ ln(${to} ÷ ${from})`
      : `(${text} − ${from}) ÷ (${to} − ${from})`;
  const clamp = factor.clamped ? ', held to 0 or 1' : '';
  return [...(origin === null ? [] : [origin]), `${value}${clamp}, rounded to six places`];
}

/** The raw value as it is scored: a density is not rounded before. */
function rawOf(
  { name, raw }: FactorScore,
  application: Application,
): { text: string; origin: string | null } {
  if (name !== 'density') return { text: new Decimal(raw ?? 0).div(100).toString(), origin: null };
  const { seniorPopulation, serviceArea, locality } = application;
  const own = seniorPopulation !== null && serviceArea !== null;
  const seniors = own ? seniorPopulation : locality.seniorPopulation;
  const area = own ? serviceArea : locality.landArea;
  const exact = new Decimal(seniors).times(MILLION).div(area);
  const shown = exact.toDecimalPlaces(8, Decimal.ROUND_DOWN);
  const text = shown.equals(exact) ? exact.toString() : `${shown.toFixed(8)}…`;
  const where = own ? 'of the service area' : `of ${locality.name}`;
  return { text, origin: `${seniors} seniors ÷ ${plain(area)} square miles of land ${where} = ${text}` };
}
