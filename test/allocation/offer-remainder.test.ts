import { describe, expect, it } from 'vitest';
import { type ClaimFacts, linesOf, spend } from '../support/claims.ts';

// Offer the rest to the next in order, if it is at least the minimum viable share of its amount, then go on.

const offer = (minimumShare: string, budget: string, claims: readonly ClaimFacts[]) =>
  linesOf(spend({ policy: 'offer_remainder', budget, claims, minimumShare }));

const threeClaims = [
  { id: 'A', asks: '60' },
  { id: 'B', asks: '50' },
  { id: 'C', asks: '40' },
];

describe('offer the remainder', () => {
  it('gives the rest to the next in order where it is enough', () => {
    expect(offer('0.5', '100', threeClaims.slice(0, 2))).toEqual([
      ['A', '100.00', '60.00', '40.00', 'recommended', null],
      ['B', '40.00', '40.00', '0.00', 'recommended_partial', 'over_budget'],
    ]);
  });

  // 40 of 50 is 0.8.
  it('passes over one for which the rest is too small a share, and goes on', () => {
    expect(offer('0.800000001', '100', threeClaims)).toEqual([
      ['A', '100.00', '60.00', '40.00', 'recommended', null],
      ['B', '40.00', '0.00', '40.00', 'recommended_unfunded', 'below_minimum_share'],
      ['C', '40.00', '40.00', '0.00', 'recommended', null],
    ]);
  });

  it.each([
    { share: '0.8', rest: '40.00', amount: '40.00', why: 'exactly the share' },
    { share: '0.8', rest: '39.99', amount: '0.00', why: 'a cent below it' },
    { share: '0', rest: '0.01', amount: '0.01', why: 'any share will do' },
    { share: '1', rest: '49.99', amount: '0.00', why: 'only the whole will do' },
    { share: '1', rest: '50.00', amount: '50.00', why: 'the whole' },
  ])('of a share of $share offers $amount of a rest of $rest to 50: $why', ({ share, rest, amount }) => {
    expect(offer(share, rest, [{ id: 'B', asks: '50' }])[0]?.[2]).toBe(amount);
  });

  it('pays nobody when the rest is gone', () => {
    const [, , last] = offer('0.5', '100', threeClaims);
    expect(last?.slice(1, 5)).toEqual(['0.00', '0.00', '0.00', 'recommended_unfunded']);
  });

  // B asked 400 and can take 200 of the room; a rest of 100 is half of that, and a quarter of what was asked.
  it('measures the share on what the row can still take of its center', () => {
    const center = { center: 'C-1', room: '500' };
    const claims = [
      { id: 'A', asks: '300', ...center },
      { id: 'B', asks: '400', ...center },
    ];
    expect(offer('0.5', '400', claims)).toEqual([
      ['A', '400.00', '300.00', '100.00', 'recommended', null],
      ['B', '100.00', '100.00', '0.00', 'recommended_partial', 'over_budget'],
    ]);
  });

  it('offers nothing to the held', () => {
    const claims = [
      { id: 'A', asks: '900', held: true },
      { id: 'B', asks: '150' },
    ];
    expect(offer('0.5', '100', claims)).toEqual([
      ['A', '100.00', '0.00', '100.00', 'held', 'held'],
      ['B', '100.00', '100.00', '0.00', 'recommended_partial', 'over_budget'],
    ]);
  });
});
