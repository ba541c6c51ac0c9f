import { describe, expect, it } from 'vitest';
import { bind, floorToCent, less, whole } from '../../lib/law/limits.ts';
import { half, threeQuarters } from '../support/quarters.ts';
import { usd } from '../support/records.ts';

describe('shares of an amount', () => {
  // 50,000.005 and 75,000.0075 are exact until they are rounded.
  it.each([
    { amount: '100,000.01', halved: '50,000.00', threeQuarter: '75,000.00' },
    { amount: '100,000.02', halved: '50,000.01', threeQuarter: '75,000.01' },
    { amount: '100,000.03', halved: '50,000.01', threeQuarter: '75,000.02' },
    { amount: '0.01', halved: '0.00', threeQuarter: '0.00' },
  ])('of $amount are rounded down to $halved and $threeQuarter', ({ amount, halved, threeQuarter }) => {
    expect(floorToCent(half(usd(amount)))).toBe(usd(halved));
    expect(floorToCent(threeQuarters(usd(amount)))).toBe(usd(threeQuarter));
  });

  it('add up again to the amount while they are not rounded', () => {
    const amount = usd('100,000.01');
    expect(half(amount) + half(amount)).toBe(whole(amount));
    expect(threeQuarters(amount) * 4).toBe(whole(amount) * 3);
  });
});

describe('a remainder of limits', () => {
  it('is floored at zero', () => {
    expect(less(whole(usd('1')), whole(usd('2')))).toBe(0);
  });

  it('keeps a half cent: 50,000.005 − 10,000 = 40,000.005', () => {
    expect(less(half(usd('100,000.01')), whole(usd('10,000')))).toBe(half(usd('80,000.01')));
  });
});

describe('the least of the limits', () => {
  it('is named, with the next above it', () => {
    const bound = bind({
      dollar_cap: whole(usd('800,000')),
      half_of_unpaid: half(usd('1,000,000')),
      center_room: whole(usd('700,000')),
    });
    expect(bound).toEqual({
      least: whole(usd('500,000')),
      binding: ['half_of_unpaid'],
      next: whole(usd('700,000')),
    });
  });

  it('leaves out a limit that does not apply', () => {
    const bound = bind({ dollar_cap: whole(usd('800,000')), project_prior: null });
    expect(bound).toEqual({ least: whole(usd('800,000')), binding: ['dollar_cap'], next: null });
  });

  it('names all equal limits, in the order of the contract and not in that of the call', () => {
    const same = whole(usd('300,000'));
    const bound = bind({
      unpaid_cost: same,
      prior_grants_rule: same,
      center_room: same,
      project_prior: same,
      three_quarters_of_unpaid: same,
      half_of_unpaid: same,
      dollar_cap: same,
    });
    expect(bound.binding).toEqual([
      'dollar_cap',
      'half_of_unpaid',
      'three_quarters_of_unpaid',
      'project_prior',
      'center_room',
      'prior_grants_rule',
      'unpaid_cost',
    ]);
    expect(bound.next).toBeNull();
  });

  it('compares before rounding: half a cent more is not equal', () => {
    const bound = bind({ dollar_cap: whole(usd('800,000')), half_of_unpaid: half(usd('1,600,000.01')) });
    expect(bound.binding).toEqual(['dollar_cap']);
    expect(bound.next).toBe(half(usd('1,600,000.01')));
  });

  it.each([
    { first: '300', second: '200', third: '100' },
    { first: '300', second: '100', third: '200' },
    { first: '200', second: '300', third: '100' },
    { first: '200', second: '100', third: '300' },
    { first: '100', second: '300', third: '200' },
    { first: '100', second: '200', third: '300' },
  ])('of $first, $second, $third is 100 and the next is 200', ({ first, second, third }) => {
    const bound = bind({
      dollar_cap: whole(usd(first)),
      half_of_unpaid: whole(usd(second)),
      center_room: whole(usd(third)),
    });
    expect(bound.least).toBe(whole(usd('100')));
    expect(bound.next).toBe(whole(usd('200')));
  });
});
