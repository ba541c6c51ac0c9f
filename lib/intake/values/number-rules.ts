import type { FindingRule } from '../../model/finding-rule.ts';
import { cellRule } from '../cell-rules.ts';
import type { CellFacts } from '../cell-rules.ts';
import { NUMBER } from './number.ts';

const write = (f: CellFacts) => `Write a plain number, for example ${f.accepts}.`;

/** Why a number or amount was not read, one rule a reason. */
export const NUMBER_RULES: Readonly<Record<number, FindingRule<CellFacts>>> = {
  [NUMBER.notANumber]: cellRule(
    'S101',
    'an amount or number is text',
    (f) => `${f.title} is not a number: "${f.shown}".`,
    (f) => `Write the number alone, for example ${f.accepts}; leave notes out of the cell.`,
  ),
  [NUMBER.scientific]: cellRule(
    'S102',
    'an amount or number is in scientific notation',
    (f) => `${f.title} is in scientific notation, "${f.shown}": digits have been lost.`,
    () =>
      'Do not retype it from the file. Give the column a plain number format in the spreadsheet that the file came from, check the amount, and export again.',
  ),
  [NUMBER.tooManyDecimals]: cellRule(
    'S103',
    'a number has more decimals than the column holds',
    (f) => `${f.title} has more decimals than the column holds: "${f.shown}".`,
    (f) => `Round it yourself to what the application says, for example ${f.accepts}.`,
  ),
  [NUMBER.negative]: cellRule(
    'S104',
    'an amount or number is negative',
    (f) => `${f.title} is negative: "${f.shown}".`,
    () => 'Check it and write 0 or more; a minus sign, brackets or a trailing minus are not accepted.',
  ),
  [NUMBER.grouping]: cellRule(
    'S105',
    'the grouping of digits is not in threes, or is not by commas',
    (f) => `${f.title} has commas, spaces or points out of place: "${f.shown}".`,
    (f) => `Check the amount and write it without grouping, for example ${f.accepts}.`,
  ),
  [NUMBER.decimalComma]: cellRule(
    'S106',
    'a decimal comma or grouping by points',
    (f) => `${f.title} uses a comma for decimals or points for thousands: "${f.shown}".`,
    (f) => `Write a decimal point and no grouping, for example ${f.accepts}.`,
  ),
  [NUMBER.spreadsheetError]: cellRule(
    'S107',
    'a spreadsheet error or a column too narrow when it was exported',
    (f) => `${f.title} holds "${f.shown}": a spreadsheet error, or a column too narrow when it was exported.`,
    () => 'Mend the formula or widen the column in the spreadsheet, and export again.',
  ),
  [NUMBER.percent]: cellRule(
    'S108',
    'a percentage where an amount or number belongs',
    (f) => `${f.title} is a percentage: "${f.shown}".`,
    write,
  ),
  [NUMBER.leadingZero]: cellRule(
    'S109',
    'an amount or number begins with a zero',
    (f) =>
      `${f.title} begins with a zero, "${f.shown}": perhaps the end of an amount such as 1,200,000 that was cut at its commas.`,
    () => 'Compare the row with the application; amounts with commas need quotes around them, or no commas.',
  ),
  [NUMBER.tooLarge]: cellRule(
    'S110',
    'an amount or number is too large to be true',
    (f) => `${f.title} has too many digits: "${f.shown}".`,
    (f) => `Check it; if the digits are right, it is too large for this column. ${write(f)}`,
  ),
  [NUMBER.programmer]: cellRule(
    'S111',
    "a programmer's notation: hexadecimal, underscores, Infinity, NaN",
    (f) => `${f.title} is not written as an amount: "${f.shown}".`,
    write,
  ),
  [NUMBER.plusSign]: cellRule(
    'S112',
    'a plus sign before an amount or number',
    (f) => `${f.title} begins with a plus sign: "${f.shown}".`,
    write,
  ),
  [NUMBER.barePoint]: cellRule(
    'S113',
    'a decimal point without digits on both sides',
    (f) => `${f.title} has a decimal point without a digit before or after it: "${f.shown}".`,
    (f) => `Write the digits on both sides of the point, for example ${f.accepts}.`,
  ),
  [NUMBER.abbreviated]: cellRule(
    'S114',
    'an abbreviated amount such as $500K',
    (f) => `${f.title} is abbreviated: "${f.shown}".`,
    (f) => `Write the whole amount in digits, for example ${f.accepts}.`,
  ),
};
