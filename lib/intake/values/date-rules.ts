import type { FindingRule } from '../../model/finding-rule.ts';
import { cellRule } from '../cell-rules.ts';
import type { CellFacts } from '../cell-rules.ts';
import type { DateProblem } from './date.ts';

/** Where the day that is meant is evident, it is the example. */
const write = (f: CellFacts) =>
  f.hint !== ''
    ? `${f.hint} Write the day as year-month-day.`
    : `Write the day as year-month-day, for example ${f.accepts}.`;

/** Why a date was not read, one rule a reason. */
export const DATE_RULES: Readonly<Record<DateProblem, FindingRule<CellFacts>>> = {
  form: cellRule(
    'S201',
    'a date is not written as YYYY-MM-DD or M/D/YYYY',
    (f) => `${f.title} is not a date that can be read: "${f.shown}".`,
    write,
  ),
  notADay: cellRule(
    'S202',
    'a date is on no calendar',
    (f) => `${f.title} is not a real calendar day: "${f.shown}".`,
    write,
  ),
  dayFirst: cellRule(
    'S203',
    'a slashed date has a day in the place of the month',
    (f) => `${f.title} has a day above 12 where the month belongs: "${f.shown}".`,
    write,
  ),
  twoDigitYear: cellRule(
    'S204',
    'a year has two digits',
    (f) => `${f.title} has a year of two digits: "${f.shown}".`,
    write,
  ),
  serial: cellRule(
    'S205',
    "a date is a spreadsheet's day number",
    (f) => `${f.title} is a spreadsheet's day number: "${f.shown}".`,
    write,
  ),
  time: cellRule(
    'S206',
    'a date carries a time of day',
    (f) => `${f.title} carries a time of day: "${f.shown}".`,
    write,
  ),
};

export const ambiguousDate = cellRule(
  'S207',
  'a slashed date could be day-first, and another cell of the column is',
  (f) =>
    `${f.title} could be month-first or day-first: "${f.shown}". The column also holds a date with a day where the month belongs.`,
  (f) => `Find out which day it is and write ${f.hint}; write every date of the column so.`,
);
