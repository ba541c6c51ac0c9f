import { describe, expect, it } from 'vitest';
import { groupDigits, sayDecimal } from '../../lib/intake/say-number.ts';

describe('numbers in a message are written as people write them', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [24_000, '24,000'],
    [1_234_567, '1,234,567'],
  ])('%d is %s', (value, said) => {
    expect(groupDigits(value)).toBe(said);
  });

  it.each([
    [276_988_000, '276.988'],
    [965_000_000, '965'],
    [1_200_000_000, '1,200'],
    [500_000, '0.5'],
    [10_000_001, '10.000001'],
  ])('%d millionths are %s', (value, said) => {
    expect(sayDecimal(value)).toBe(said);
  });
});
