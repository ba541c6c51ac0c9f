import { describe, expect, it } from 'vitest';
import { type ClaimFacts, linesOf, spend } from '../support/claims.ts';

// Pass over one that does not fit, and go on.

const fillDown = (budget: string, claims: readonly ClaimFacts[]) =>
  linesOf(spend({ policy: 'fill_down', budget, claims }));

describe('fill down', () => {
  it('pays in full what fits, passes over what does not, and goes on', () => {
    const claims = [
      { id: 'A', asks: '60' },
      { id: 'B', asks: '50' },
      { id: 'C', asks: '30' },
      { id: 'D', asks: '20' },
      { id: 'E', asks: '10' },
    ];
    expect(fillDown('100', claims)).toEqual([
      ['A', '100.00', '60.00', '40.00', 'recommended', null],
      ['B', '40.00', '0.00', '40.00', 'recommended_unfunded', 'over_budget'],
      ['C', '40.00', '30.00', '10.00', 'recommended', null],
      ['D', '10.00', '0.00', '10.00', 'recommended_unfunded', 'over_budget'],
      ['E', '10.00', '10.00', '0.00', 'recommended', null],
    ]);
  });

  it('pays what comes to the last cent, and not a cent more', () => {
    const claims = [
      { id: 'A', asks: '99.99' },
      { id: 'B', asks: '0.02' },
      { id: 'C', asks: '0.01' },
    ];
    expect(fillDown('100', claims)).toEqual([
      ['A', '100.00', '99.99', '0.01', 'recommended', null],
      ['B', '0.01', '0.00', '0.01', 'recommended_unfunded', 'over_budget'],
      ['C', '0.01', '0.01', '0.00', 'recommended', null],
    ]);
  });

  it('passes over the held and those without a ceiling, each with its reason', () => {
    const claims = [
      { id: 'A', asks: '60', held: true },
      { id: 'B', asks: '0' },
      { id: 'C', asks: '60' },
    ];
    expect(fillDown('100', claims)).toEqual([
      ['A', '100.00', '0.00', '100.00', 'held', 'held'],
      ['B', '100.00', '0.00', '100.00', 'recommended_unfunded', 'ceiling_zero'],
      ['C', '100.00', '60.00', '40.00', 'recommended', null],
    ]);
  });

  it('pays nobody from an empty budget', () => {
    expect(fillDown('0', [{ id: 'A', asks: '1' }])).toEqual([
      ['A', '0.00', '0.00', '0.00', 'recommended_unfunded', 'over_budget'],
    ]);
  });

  it('is empty for no claims', () => {
    expect(fillDown('100', [])).toEqual([]);
  });
});
