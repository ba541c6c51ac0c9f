import { describe, expect, it } from 'vitest';
import { compareToMillionths, toDecimal, toHundredths } from '../../lib/priority/ratio.ts';

describe('a ratio', () => {
  it.each([
    { numerator: 1, denominator: 8, hundredths: 12, why: '0.125 to the even 0.12' },
    { numerator: 3, denominator: 8, hundredths: 38, why: '0.375 to the even 0.38' },
    { numerator: 5, denominator: 8, hundredths: 62, why: '0.625 to the even 0.62' },
    { numerator: 2, denominator: 3, hundredths: 67, why: '0.666…' },
    { numerator: 90_442_000_000, denominator: 414_806_000, hundredths: 21_803, why: '218.03445…' },
    { numerator: 0, denominator: 7, hundredths: 0, why: 'nothing' },
  ])('$numerator ÷ $denominator is shown as $hundredths hundredths: $why', ({ hundredths, ...ratio }) => {
    expect(toHundredths(ratio)).toBe(hundredths);
  });

  it.each([
    { numerator: 1, denominator: 3, millionths: 333_333, sign: 1 },
    { numerator: 1, denominator: 3, millionths: 333_334, sign: -1 },
    { numerator: 1, denominator: 4, millionths: 250_000, sign: 0 },
    // 9,999,999,999 ÷ 10,000,000,000 is less than one by a ten-billionth.
    { numerator: 9_999_999_999, denominator: 10_000_000_000, millionths: 1_000_000, sign: -1 },
    { numerator: 10_000_000_001, denominator: 10_000_000_000, millionths: 1_000_000, sign: 1 },
  ])(
    '$numerator ÷ $denominator against $millionths millionths: $sign',
    ({ numerator, denominator, millionths, sign }) => {
      expect(Math.sign(compareToMillionths({ numerator, denominator }, millionths))).toBe(sign);
    },
  );

  it('is divided to many places', () => {
    expect(toDecimal({ numerator: 1, denominator: 3 }).toString()).toBe(`0.${'3'.repeat(40)}`);
  });
});
