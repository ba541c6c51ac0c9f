import { describe, expect, it } from 'vitest';
import { POLICIES, type Policy } from '../../lib/model/round.ts';
import { linesOf, spend } from '../support/claims.ts';

// One budget of 100 down one rank, by each policy; worked out by hand.

const claims = [
  { id: 'A', asks: '50' },
  { id: 'B', asks: '90', held: true },
  { id: 'C', asks: '80' },
  { id: 'D', asks: '30' },
  { id: 'E', asks: '90' },
];

describe.each<{ policy: Policy; amounts: string[] }>([
  { policy: 'strict', amounts: ['50.00', '0.00', '0.00', '0.00', '0.00'] },
  { policy: 'fill_down', amounts: ['50.00', '0.00', '0.00', '30.00', '0.00'] },
  // 50 of 80 is 0.625.
  { policy: 'offer_remainder', amounts: ['50.00', '0.00', '50.00', '0.00', '0.00'] },
  // 100 for 250 is two fifths.
  { policy: 'proportional', amounts: ['20.00', '0.00', '32.00', '12.00', '36.00'] },
])('$policy', ({ policy, amounts }) => {
  const steps = spend({ policy, budget: '100', claims, minimumShare: '0.6' });

  it(`pays ${amounts.join(', ')}`, () => {
    expect(linesOf(steps).map(([, , amount]) => amount)).toEqual(amounts);
  });

  it('has a step for each claim, in order of rank', () => {
    expect(steps.map(({ rank, applicationId }) => [rank, applicationId])).toEqual([
      [1, 'A'],
      [2, 'B'],
      [3, 'C'],
      [4, 'D'],
      [5, 'E'],
    ]);
  });

  it('begins each step with what the one before left, and reconciles to the cent', () => {
    let remaining = 100_00;
    for (const { before, amount, after } of steps) {
      expect(before).toBe(remaining);
      expect(after).toBe(before - amount);
      remaining = after;
    }
    expect(steps.reduce((sum, { amount }) => sum + amount, 0) + remaining).toBe(100_00);
  });

  it('gives a reason exactly where less is paid than asked', () => {
    for (const { amount, asked, reason } of steps) expect(reason === null).toBe(amount === asked);
  });
});

it('knows every policy of the round file', () => {
  expect([...POLICIES].sort()).toEqual(['fill_down', 'offer_remainder', 'proportional', 'strict']);
});
