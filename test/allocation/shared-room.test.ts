import { describe, expect, it } from 'vitest';
import { type ClaimFacts, claimsOf, linesOf, spend } from '../support/claims.ts';
import { SharedRoom } from '../../lib/allocation/shared-room.ts';
import { usd } from '../support/records.ts';

// § 10-504(e) within one batch: what is recommended above takes room from those below.

const center = { center: 'C-1', room: '500' };
const fillDown = (budget: string, claims: readonly ClaimFacts[]) =>
  spend({ policy: 'fill_down', budget, claims });

describe('the room of a center in one batch', () => {
  const claims = [
    { id: 'A', asks: '300', ...center },
    { id: 'B', asks: '300', ...center },
    { id: 'C', asks: '100', ...center },
    { id: 'D', asks: '100', center: 'C-2', room: '800' },
  ];

  it('is taken from those below by those above', () => {
    expect(linesOf(fillDown('1,000', claims))).toEqual([
      ['A', '1000.00', '300.00', '700.00', 'recommended', null],
      ['B', '700.00', '200.00', '500.00', 'recommended_partial', 'center_room_taken'],
      ['C', '500.00', '0.00', '500.00', 'recommended_unfunded', 'center_room_taken'],
      ['D', '500.00', '100.00', '400.00', 'recommended', null],
    ]);
  });

  it('is printed in each step, once something was taken of it', () => {
    const steps = fillDown('1,000', claims);
    expect(steps.map(({ roomLeft, canTake }) => [roomLeft, canTake])).toEqual([
      [null, usd('300')],
      [usd('200'), usd('200')],
      [0, 0],
      [null, usd('100')],
    ]);
  });

  // The ceiling alone limits the first: (e) may not have applied to it.
  it('does not limit the first to take of it', () => {
    const lines = linesOf(
      fillDown('1,000', [
        { id: 'A', asks: '700', ...center },
        { id: 'B', asks: '100', ...center },
      ]),
    );
    expect(lines).toEqual([
      ['A', '1000.00', '700.00', '300.00', 'recommended', null],
      ['B', '300.00', '0.00', '300.00', 'recommended_unfunded', 'center_room_taken'],
    ]);
  });

  // C is the first to take: neither the held A nor B, for whom the budget is too small, has taken of the room.
  it('is not taken by a row that is paid nothing', () => {
    const lines = linesOf(
      fillDown('650', [
        { id: 'A', asks: '400', held: true, ...center },
        { id: 'B', asks: '700', ...center },
        { id: 'C', asks: '600', ...center },
      ]),
    );
    expect(lines).toEqual([
      ['A', '650.00', '0.00', '650.00', 'held', 'held'],
      ['B', '650.00', '0.00', '650.00', 'recommended_unfunded', 'over_budget'],
      ['C', '650.00', '600.00', '50.00', 'recommended', null],
    ]);
  });

  // A takes the 100 that are left of the budget, not the 300 that it asked.
  it('is taken only by what is paid', () => {
    const room = new SharedRoom();
    const [a, b] = claimsOf(claims) as [ReturnType<typeof claimsOf>[0], ReturnType<typeof claimsOf>[0]];
    expect(room.left(a)).toBeNull();
    room.take(a, usd('100'));
    expect(room.left(b)).toBe(usd('400'));
    room.take(b, usd('450'));
    expect(room.left(b)).toBe(0);
  });

  it('is no matter where no such rule held, nor for rows without a center', () => {
    const lines = linesOf(
      fillDown('1,000', [
        { id: 'A', asks: '400', center: 'C-1' },
        { id: 'B', asks: '400', center: 'C-1' },
        { id: 'C', asks: '200' },
      ]),
    );
    expect(lines.map(([id, , amount]) => [id, amount])).toEqual([
      ['A', '400.00'],
      ['B', '400.00'],
      ['C', '200.00'],
    ]);
  });
});
