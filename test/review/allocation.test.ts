import { describe, expect, it } from 'vitest';
import { fundingChanges, otherReading, scenarios } from '../../lib/review/allocation.ts';
import {
  aRound,
  aSeniorCenterRound,
  anAssistedLivingApplication,
  billionths,
  usd,
} from '../support/records.ts';
import { denseApplication, placed, programOf, reviewOf } from '../support/review.ts';

// LARGE: 800,000 by the statute, 600,000 by the regulation. SMALL: 300,000 by either.
const large = denseApplication('LARGE', 1_000, {
  eligibleCost: usd('5,000,000'),
  requestedGrant: usd('800,000'),
});
const small = denseApplication('SMALL', 100, {
  eligibleCost: usd('600,000'),
  requestedGrant: usd('300,000'),
});

describe('the scenarios', () => {
  const round = aSeniorCenterRound({
    budget: usd('1,000,000'),
    policy: 'fill_down',
    minimumViableShare: billionths('0.5'),
  });
  const program = programOf(reviewOf([large, small], round));

  // 1,000,000 for 800,000 and 300,000. Proportional: 10/11 of each, the cent left to the larger remainder (.7272 of
  // SMALL; LARGE 727,272.7272…).
  it('are the four policies on the same budget and rank', () => {
    const amounts = scenarios(program).map(({ policy, allocation }) => [
      policy,
      [...allocation].map(({ amount }) => amount),
    ]);
    expect(Object.fromEntries(amounts)).toEqual({
      strict: [usd('800,000'), 0],
      fill_down: [usd('800,000'), 0],
      offer_remainder: [usd('800,000'), usd('200,000')],
      proportional: [usd('727,272.73'), usd('272,727.27')],
    });
  });

  it('mark the one that the round file chose, which is the one recommended', () => {
    const chosen = scenarios(program).filter((each) => each.chosen);
    expect(chosen.map(({ policy }) => policy)).toEqual(['fill_down']);
    expect([...(chosen[0]?.allocation ?? [])]).toEqual(program.applications.map(({ step }) => step));
  });
});

describe('whose funding changes under the other reading of R4', () => {
  const rules = { budget: usd('1,000,000') };

  // Statute: 800,000, and 200,000 are not enough for SMALL. Regulation: 600,000, and SMALL fits.
  it('is told with both amounts, also of an application that the texts do not dispute', () => {
    const review = reviewOf([large, small], aSeniorCenterRound(rules));
    expect(fundingChanges(review, programOf(review))).toEqual([
      { applicationId: 'LARGE', recommended: usd('800,000'), otherwise: usd('600,000') },
      { applicationId: 'SMALL', recommended: 0, otherwise: usd('300,000') },
    ]);
    expect(placed(review, 'SMALL').reviewed.disputed).toBe(0);
  });

  it('is told the other way round where the stricter text governs', () => {
    const round = aSeniorCenterRound(rules, { governingText: 'stricter' });
    const review = reviewOf([large, small], round);
    expect(fundingChanges(review, programOf(review))).toEqual([
      { applicationId: 'LARGE', recommended: usd('600,000'), otherwise: usd('800,000') },
      { applicationId: 'SMALL', recommended: usd('300,000'), otherwise: 0 },
    ]);
  });

  it('is nobody where both texts give all what they ask', () => {
    const review = reviewOf([small], aSeniorCenterRound(rules));
    expect(fundingChanges(review, programOf(review))).toEqual([]);
  });

  it('is nobody in assisted living', () => {
    const review = reviewOf([anAssistedLivingApplication()], aRound());
    expect(fundingChanges(review, programOf(review, 'assisted_living'))).toEqual([]);
  });

  it.each([
    { governing: 'statute', other: 'stricter' },
    { governing: 'stricter', other: 'statute' },
  ] as const)('$governing is compared with $other', ({ governing, other }) => {
    expect(otherReading(governing)).toBe(other);
  });
});
