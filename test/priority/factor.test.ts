import { describe, expect, it } from 'vitest';
import { weigh } from '../../lib/priority/factor.ts';
import { weight } from '../support/records.ts';

// A contribution is weight × value × 100, rounded half-even to 4 places. In ten-thousandths of a point below.

const contribution = (value: number, text: string) =>
  weigh('density', { raw: null, value, clamped: false, note: null }, weight(text)).contribution;

describe('a contribution', () => {
  it.each([
    { value: 655_692, by: '0.4', points: 262_277, why: '0.655692 × 40 = 26.22768' },
    { value: 287_333, by: '0.3', points: 86_200, why: '0.287333 × 30 = 8.61999' },
    { value: 1_000_000, by: '0.3', points: 300_000, why: '1 × 30' },
    { value: 1_000_000, by: '1', points: 1_000_000, why: '1 × 100' },
    { value: 0, by: '1', points: 0, why: 'nothing' },
    { value: 1_000_000, by: '0.333333333', points: 333_333, why: '33.3333333' },
    { value: 999_999, by: '0.999999999', points: 999_999, why: '99.9998999000001' },
  ])('of $value millionths by $by is $points: $why', ({ value, by, points }) => {
    expect(contribution(value, by)).toBe(points);
  });

  it.each([
    { value: 1, by: '0.5', points: 0, why: '0.00005 goes to 0.0000' },
    { value: 3, by: '0.5', points: 2, why: '0.00015 goes to 0.0002' },
    { value: 5, by: '0.5', points: 2, why: '0.00025 goes to 0.0002' },
    { value: 123_457, by: '0.5', points: 61_728, why: '6.17285 goes to 6.1728' },
    { value: 123_459, by: '0.5', points: 61_730, why: '6.17295 goes to 6.1730' },
    { value: 500_002, by: '0.25', points: 125_000, why: '12.50005 goes to 12.5000' },
    { value: 500_006, by: '0.25', points: 125_002, why: '12.50015 goes to 12.5002' },
    // 6.17285000617285 is above the tie by a hair.
    { value: 123_457, by: '0.500000001', points: 61_729, why: 'just above a tie' },
    { value: 123_457, by: '0.499999999', points: 61_728, why: 'just below a tie' },
  ])('of $value millionths by $by is rounded half-even: $why', ({ value, by, points }) => {
    expect(contribution(value, by)).toBe(points);
  });

  it('keeps what is needed to redo it by hand', () => {
    const factor = weigh('proximity', { raw: 431, value: 287_333, clamped: false, note: 'n' }, weight('0.3'));
    expect(factor).toEqual({
      name: 'proximity',
      raw: 431,
      value: 287_333,
      weight: { text: '0.3', billionths: 300_000_000 },
      contribution: 86_200,
      clamped: false,
      note: 'n',
    });
  });
});
