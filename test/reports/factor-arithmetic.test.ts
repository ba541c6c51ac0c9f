import { describe, expect, it } from 'vitest';
import { factorArithmetic } from '../../lib/reports/factor-arithmetic.ts';
import type { FactorScore } from '../../lib/priority/factor.ts';
import type { ProgramRules } from '../../lib/model/round.ts';
import { aLocality, anApplication, aRound } from '../support/records.ts';

const rules: ProgramRules = {
  ...(aRound().programs.senior_center as ProgramRules),
  goalposts: new Map([
    ['density', { from: 10_000_000, to: 1_100_000_000, scale: 'log', reason: '' }],
    ['proximity', { from: 0, to: 15_000_000, scale: 'linear', reason: '' }],
  ]),
};
const factor = (name: FactorScore['name'], raw: number | null): FactorScore => ({
  name,
  raw,
  value: 0,
  weight: { text: '0.4', billionths: 400_000_000 },
  contribution: 0,
  clamped: false,
  note: null,
});

describe('the arithmetic of a factor', () => {
  // Kent County: 5,169 ÷ 276.988 = 18.66145825…, by long division.
  it('of density gives seniors, area and the quotient that is scored, not the rounded one', () => {
    const kent = aLocality({ name: 'Kent County', seniorPopulation: 5169, landArea: 276_988_000 });
    expect(factorArithmetic(factor('density', 1866), anApplication({ locality: kent }), rules)).toEqual([
      '5169 seniors ÷ 276.988 square miles of land of Kent County = 18.66145825…',
      'ln(18.66145825… ÷ 10) ÷ ln(1100 ÷ 10), rounded to six places',
    ]);
  });

  it('of density takes the service area where it is given', () => {
    const application = anApplication({ seniorPopulation: 500, serviceArea: 2_500_000 });
    expect(factorArithmetic(factor('density', 20_000), application, rules)).toEqual([
      '500 seniors ÷ 2.5 square miles of land of the service area = 200',
      'ln(200 ÷ 10) ÷ ln(1100 ÷ 10), rounded to six places',
    ]);
  });

  it('of proximity takes the miles as printed', () => {
    expect(factorArithmetic(factor('proximity', 431), anApplication(), rules)).toEqual([
      '(4.31 − 0) ÷ (15 − 0), rounded to six places',
    ]);
  });

  it('of never funded is none', () => {
    expect(factorArithmetic(factor('never_funded', null), anApplication(), rules)).toEqual([]);
  });
});
