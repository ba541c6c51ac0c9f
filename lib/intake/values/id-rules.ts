import type { FindingRule } from '../../model/finding-rule.ts';
import { cellRule } from '../cell-rules.ts';
import type { CellFacts } from '../cell-rules.ts';
import type { IdProblem } from './id.ts';

/** Why an id was not taken, one rule a reason. */
export const ID_RULES: Readonly<Record<IdProblem, FindingRule<CellFacts>>> = {
  tooLong: cellRule(
    'S401',
    'an id has more than 64 characters',
    (f) => `${f.title} has more than 64 characters: "${f.shown}".`,
    () => 'Shorten it; it must stay the same in every upload.',
  ),
  form: cellRule(
    'S402',
    'an id has characters that no id has',
    (f) => `${f.title} has characters that an id may not have: "${f.shown}".`,
    (f) =>
      `Use letters, digits, spaces and . _ / # -, beginning with a letter or digit, for example ${f.accepts}.`,
  ),
  spreadsheetDate: cellRule(
    'S403',
    'a spreadsheet turned an id into a date',
    (f) => `${f.title} looks like a date that a spreadsheet made of an id: "${f.shown}".`,
    () =>
      'Give the column the text format in the spreadsheet, type the id again as it was, and export again.',
  ),
  scientific: cellRule(
    'S404',
    'a spreadsheet turned an id into scientific notation',
    (f) => `${f.title} looks like a number that a spreadsheet made of an id: "${f.shown}".`,
    () =>
      'Give the column the text format in the spreadsheet, type the id again as it was, and export again.',
  ),
  spreadsheetError: cellRule(
    'S405',
    'an id is a spreadsheet error',
    (f) => `${f.title} holds a spreadsheet error: "${f.shown}".`,
    () => 'Mend the formula or widen the column in the spreadsheet, and export again.',
  ),
};
