import { describe, expect, it } from 'vitest';
import { areaNeed } from '../../lib/priority/area-need.ts';
import { goalposts, millionths } from '../support/records.ts';

// § 24-1004(g)(3): the Department's priority of area need, 0 to 100; higher scores higher.

describe('area need', () => {
  it.each([
    { points: '0', raw: 0, value: 0 },
    { points: '50', raw: 5_000, value: 500_000 },
    { points: '87.5', raw: 8_750, value: 875_000 },
    { points: '33.333333', raw: 3_333, value: 333_333 },
    { points: '100', raw: 10_000, value: 1_000_000 },
  ])('of $points between 0 and 100 scores $value millionths', ({ points, raw, value }) => {
    expect(areaNeed(millionths(points), goalposts('0', '100'))).toEqual({
      raw,
      value,
      clamped: false,
      note: null,
    });
  });

  it('outside narrower goalposts is clamped', () => {
    expect(areaNeed(millionths('90'), goalposts('20', '80'))).toMatchObject({
      value: 1_000_000,
      clamped: true,
    });
    expect(areaNeed(millionths('10'), goalposts('20', '80'))).toMatchObject({ value: 0, clamped: true });
  });
});
