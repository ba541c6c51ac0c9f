import { describe, expect, it } from 'vitest';
import { type ClaimFacts, linesOf, spend } from '../support/claims.ts';

// Room first, at the full amounts in order of rank; then scale all down, largest remainder to the cent, ties by id.

const proportional = (budget: string, claims: readonly ClaimFacts[]) =>
  linesOf(spend({ policy: 'proportional', budget, claims }));

const amounts = (budget: string, claims: readonly ClaimFacts[]) =>
  Object.fromEntries(proportional(budget, claims).map(([id, , amount]) => [id, amount]));

describe('proportional', () => {
  // 50,000.00 ÷ 3 = 16,666.666…: two cents are left, for the first two ids.
  it('gives 16,666.67, 16,666.67 and 16,666.66 of 50,000.00 to three equal claims', () => {
    const claims = ['A', 'B', 'C'].map((id) => ({ id, asks: '40,000' }));
    expect(proportional('50,000', claims)).toEqual([
      ['A', '50000.00', '16666.67', '33333.33', 'recommended_partial', 'over_budget'],
      ['B', '33333.33', '16666.67', '16666.66', 'recommended_partial', 'over_budget'],
      ['C', '16666.66', '16666.66', '0.00', 'recommended_partial', 'over_budget'],
    ]);
  });

  it('gives the cents of equal remainders by id, not by rank', () => {
    const claims = ['C', 'B', 'A'].map((id) => ({ id, asks: '40,000' }));
    expect(amounts('50,000', claims)).toEqual({ C: '16666.66', B: '16666.67', A: '16666.67' });
  });

  it('compares those ids by code point: A-10 before A-9', () => {
    const claims = ['A-9', 'A-10', 'A-8'].map((id) => ({ id, asks: '40,000' }));
    expect(amounts('0.01', claims)).toEqual({ 'A-9': '0.00', 'A-10': '0.01', 'A-8': '0.00' });
  });

  // Two thirds of 60, 50 and 40: 40, 33.333… and 26.666…; the cent left goes to the largest remainder.
  it('scales unequal claims alike and gives the last cent to the largest remainder', () => {
    const claims = [
      { id: 'A', asks: '60' },
      { id: 'B', asks: '50' },
      { id: 'C', asks: '40' },
    ];
    expect(amounts('100', claims)).toEqual({ A: '40.00', B: '33.33', C: '26.67' });
  });

  it.each(['150', '150.01', '1,000'])('pays all in full where the budget of %s is enough', (budget) => {
    const claims = [
      { id: 'A', asks: '60' },
      { id: 'B', asks: '90' },
    ];
    const lines = proportional(budget, claims);
    expect(lines.map(([, , amount, , state, reason]) => [amount, state, reason])).toEqual([
      ['60.00', 'recommended', null],
      ['90.00', 'recommended', null],
    ]);
  });

  // 150.00 for 149.99: A's exact share is 59.996, B's 89.994; both lose less than a cent, and one cent is short.
  it('leaves nothing unspent where the budget is a cent short', () => {
    const claims = [
      { id: 'A', asks: '60' },
      { id: 'B', asks: '90' },
    ];
    expect(amounts('149.99', claims)).toEqual({ A: '60.00', B: '89.99' });
  });

  it('gives the held and those without a ceiling no share', () => {
    const claims = [
      { id: 'A', asks: '100', held: true },
      { id: 'B', asks: '0' },
      { id: 'C', asks: '100' },
      { id: 'D', asks: '100' },
    ];
    expect(proportional('100', claims)).toEqual([
      ['A', '100.00', '0.00', '100.00', 'held', 'held'],
      ['B', '100.00', '0.00', '100.00', 'recommended_unfunded', 'ceiling_zero'],
      ['C', '100.00', '50.00', '50.00', 'recommended_partial', 'over_budget'],
      ['D', '50.00', '50.00', '0.00', 'recommended_partial', 'over_budget'],
    ]);
  });

  it('pays nobody from an empty budget', () => {
    expect(proportional('0', [{ id: 'A', asks: '1' }])).toEqual([
      ['A', '0.00', '0.00', '0.00', 'recommended_unfunded', 'over_budget'],
    ]);
  });

  describe('and the room of a center', () => {
    const center = { center: 'C-1', room: '500' };
    const claims = [
      { id: 'A', asks: '300', ...center },
      { id: 'B', asks: '300', ...center },
      { id: 'C', asks: '100', ...center },
    ];

    // Room: 300, then 200, then none. 250 for 500 is one half.
    it('is shared first, at the full amounts, and then all are scaled down', () => {
      expect(proportional('250', claims)).toEqual([
        ['A', '250.00', '150.00', '100.00', 'recommended_partial', 'over_budget'],
        ['B', '100.00', '100.00', '0.00', 'recommended_partial', 'over_budget'],
        ['C', '0.00', '0.00', '0.00', 'recommended_unfunded', 'center_room_taken'],
      ]);
    });

    it('is the reason for what the budget would have paid', () => {
      expect(proportional('900', claims)).toEqual([
        ['A', '900.00', '300.00', '600.00', 'recommended', null],
        ['B', '600.00', '200.00', '400.00', 'recommended_partial', 'center_room_taken'],
        ['C', '400.00', '0.00', '400.00', 'recommended_unfunded', 'center_room_taken'],
      ]);
    });
  });

  // Products beyond 2^53: 80,000,000.00 × 90,000,000.00 in cents is 7.2 × 10^19.
  it('is exact for amounts whose product a float cannot hold', () => {
    const claims = [
      { id: 'A', asks: '80,000,000.01' },
      { id: 'B', asks: '80,000,000.01' },
    ];
    expect(amounts('90,000,000.01', claims)).toEqual({ A: '45000000.01', B: '45000000.00' });
  });
});
