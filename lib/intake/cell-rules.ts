import { defineFinding } from '../model/finding-rule.ts';
import type { FindingRule } from '../model/finding-rule.ts';
import { stripFormulaGuard } from './values/spreadsheet-guard.ts';

/** What a rule about one cell knows. */
export interface CellFacts {
  /** The column's title, "Federal grant". */
  readonly title: string;
  /** The cell, shortened for a sentence. */
  readonly shown: string;
  /** What the column accepts: an example, a list of choices, a limit. */
  readonly accepts: string;
  /** A right value that is evident, with its sentence; else ''. */
  readonly hint: string;
}

/** A rule about one cell of any column. */
export function cellRule(
  code: string,
  when: string,
  message: (facts: CellFacts) => string,
  fix: (facts: CellFacts) => string,
  source: string | null = null,
): FindingRule<CellFacts> {
  return defineFinding<CellFacts>({ code, severity: 'error', when, message, fix, source, columns: [] });
}

export const requiredBlank = cellRule(
  'V101',
  'a required cell is blank',
  (f) => `${f.title} is blank.`,
  (f) => (f.hint !== '' ? f.hint : `Fill it in, for example ${f.accepts}.`),
);

/** A cell as its writer means it, without the guard of our own CSV, shortened so that a sentence stays readable. */
export function shorten(cell: string, limit = 60): string {
  const text = stripFormulaGuard(cell.trim());
  return text.length <= limit ? text : `${text.slice(0, limit)}…`;
}
