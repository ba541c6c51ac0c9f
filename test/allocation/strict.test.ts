import { describe, expect, it } from 'vitest';
import { type ClaimFacts, linesOf, spend } from '../support/claims.ts';

// Stop at the first that does not fit.

const strict = (budget: string, claims: readonly ClaimFacts[]) =>
  linesOf(spend({ policy: 'strict', budget, claims }));

describe('strict', () => {
  it('stops at the first that does not fit, and pays nobody after it', () => {
    const claims = [
      { id: 'A', asks: '60' },
      { id: 'B', asks: '50' },
      { id: 'C', asks: '10' },
      { id: 'D', asks: '40' },
    ];
    expect(strict('100', claims)).toEqual([
      ['A', '100.00', '60.00', '40.00', 'recommended', null],
      ['B', '40.00', '0.00', '40.00', 'recommended_unfunded', 'over_budget'],
      ['C', '40.00', '0.00', '40.00', 'recommended_unfunded', 'stopped'],
      ['D', '40.00', '0.00', '40.00', 'recommended_unfunded', 'stopped'],
    ]);
  });

  it('is not stopped by a held row, whatever it asks, nor by one without a ceiling', () => {
    const claims = [
      { id: 'A', asks: '900', held: true },
      { id: 'B', asks: '0' },
      { id: 'C', asks: '100' },
    ];
    expect(strict('100', claims)).toEqual([
      ['A', '100.00', '0.00', '100.00', 'held', 'held'],
      ['B', '100.00', '0.00', '100.00', 'recommended_unfunded', 'ceiling_zero'],
      ['C', '100.00', '100.00', '0.00', 'recommended', null],
    ]);
  });

  it('is not stopped by a row whose center has no room left', () => {
    const center = { center: 'C-1', room: '50' };
    const claims = [
      { id: 'A', asks: '50', ...center },
      { id: 'B', asks: '50', ...center },
      { id: 'C', asks: '50' },
    ];
    expect(strict('100', claims)).toEqual([
      ['A', '100.00', '50.00', '50.00', 'recommended', null],
      ['B', '50.00', '0.00', '50.00', 'recommended_unfunded', 'center_room_taken'],
      ['C', '50.00', '50.00', '0.00', 'recommended', null],
    ]);
  });

  it('looks at what a row can still take: one that its room has cut to size fits', () => {
    const center = { center: 'C-1', room: '80' };
    const claims = [
      { id: 'A', asks: '50', ...center },
      { id: 'B', asks: '60', ...center },
      { id: 'C', asks: '20' },
    ];
    expect(strict('100', claims)).toEqual([
      ['A', '100.00', '50.00', '50.00', 'recommended', null],
      ['B', '50.00', '30.00', '20.00', 'recommended_partial', 'center_room_taken'],
      ['C', '20.00', '20.00', '0.00', 'recommended', null],
    ]);
  });
});
