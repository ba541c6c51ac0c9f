import { describe, expect, it } from 'vitest';
import {
  HUNDREDTHS,
  MILLIONTHS,
  MONEY,
  NUMBER,
  readNumber,
  WHOLE,
} from '../../../lib/intake/values/number.ts';

describe('amounts', () => {
  it.each([
    ['1250000', 125_000_000],
    ['1250000.00', 125_000_000],
    ['1250000.5', 125_000_050],
    ['$1,250,000.00', 125_000_000],
    [' $ 500,000.00 ', 50_000_000],
    ['\u00a0500000\u00a0', 50_000_000],
    ['0', 0],
    ['0.00', 0],
    ['0.01', 1],
    ['-', 0],
    [' $-   ', 0],
    ['$ -', 0],
    ["'-", 0], // our own guard before the dash
    ['999,999', 99_999_900],
    ['9999999999.99', 999_999_999_999],
  ])('reads %j as %d cents', (cell, cents) => {
    expect(readNumber(cell, MONEY)).toBe(cents);
  });

  it.each([
    ['', NUMBER.blank],
    ['   ', NUMBER.blank],
    ['N/A', NUMBER.notANumber],
    ['$', NUMBER.notANumber],
    ['12,5OO', NUMBER.notANumber],
    ['=1+1', NUMBER.notANumber],
    ['１２３', NUMBER.notANumber],
    ['1.25E+06', NUMBER.scientific],
    ['1e400', NUMBER.scientific],
    ['10.005', NUMBER.tooManyDecimals],
    ['$1,000.000', NUMBER.tooManyDecimals],
    ['-5', NUMBER.negative],
    ['($1,200.00)', NUMBER.negative],
    ['$(1,200)', NUMBER.negative],
    ['500-', NUMBER.negative],
    ['−500.00', NUMBER.negative],
    ['-$500', NUMBER.negative],
    ["'-500", NUMBER.negative],
    ['12,50,000', NUMBER.grouping],
    ['1,2345', NUMBER.grouping],
    ['1 250 000', NUMBER.grouping],
    [',500', NUMBER.grouping],
    ['1250000,50', NUMBER.decimalComma],
    ['1.250.000,00', NUMBER.decimalComma],
    ['1.250.000', NUMBER.decimalComma],
    ['#REF!', NUMBER.spreadsheetError],
    ['#N/A', NUMBER.spreadsheetError],
    ['#DIV/0!', NUMBER.spreadsheetError],
    ['########', NUMBER.spreadsheetError],
    ['50%', NUMBER.percent],
    ['000', NUMBER.leadingZero],
    ['0,500', NUMBER.leadingZero],
    ['12345678901', NUMBER.tooLarge],
    ['0x7A120', NUMBER.programmer],
    ['0b1111', NUMBER.programmer],
    ['500_000', NUMBER.programmer],
    ['Infinity', NUMBER.programmer],
    ['-Infinity', NUMBER.programmer],
    ['NaN', NUMBER.programmer],
    ['+500000', NUMBER.plusSign],
    ['.5', NUMBER.barePoint],
    ['500.', NUMBER.barePoint],
    ['$500K', NUMBER.abbreviated],
    ['1.2 million', NUMBER.abbreviated],
  ])('refuses %j for its own reason', (cell, reason) => {
    expect(readNumber(cell, MONEY)).toBe(reason);
  });
});

describe('other numbers', () => {
  it('keeps six decimals as millionths, exactly', () => {
    expect(readNumber('276.988', MILLIONTHS)).toBe(276_988_000);
    expect(readNumber('0.000001', MILLIONTHS)).toBe(1);
    expect(readNumber('123456789.123456', MILLIONTHS)).toBe(123_456_789_123_456);
    expect(readNumber('1.0000001', MILLIONTHS)).toBe(NUMBER.tooManyDecimals);
  });

  it('keeps two decimals as hundredths', () => {
    expect(readNumber('14.5', HUNDREDTHS)).toBe(1450);
  });

  it('reads whole numbers, grouped or not, without decimals or a dollar sign', () => {
    expect(readNumber('5,169', WHOLE)).toBe(5169);
    expect(readNumber('5169.0', WHOLE)).toBe(NUMBER.tooManyDecimals);
    expect(readNumber('$5', WHOLE)).toBeLessThan(NUMBER.blank);
    expect(readNumber('-', WHOLE)).toBe(NUMBER.notANumber);
  });
});
