import type { CatalogRule } from '../catalog.ts';
import { ASKED_AND_NOTED } from './asked-and-noted.ts';
import type { RowExample } from './example.ts';
import { ODD_ROWS } from './odd-rows.ts';
import { REFUSED_VALUES } from './refused-values.ts';
import { headerOf } from './tables-of-examples.ts';
import { UNREADABLE_VALUES } from './unreadable-values.ts';
import { inOrder, writeCsv } from './write-csv.ts';

/** Every finding that a row of applications can have by itself, a row each; a few take two rows. */
export const ROW_EXAMPLES: readonly RowExample[] = [
  ...UNREADABLE_VALUES,
  ...REFUSED_VALUES,
  ...ASKED_AND_NOTED,
  ...ODD_ROWS,
];

/** Handed on untouched, as every column that begins with x_. */
export const EXPECTED_COLUMN = 'x_expected';
export const WHEN_COLUMN = 'x_when';

/**
 * One of each finding, with the codes that its row gets and what the first of them is about. `rules` are all that a
 * run can have: those of the review stand outside of intake.
 */
export function errorsTemplate(rules: readonly CatalogRule[]): string {
  const when = new Map(rules.map((rule) => [rule.code, rule.when]));
  const names = headerOf('applications');
  const rows = ROW_EXAMPLES.map((example) => [
    ...inOrder(names, { ...example.base, ...example.changes }),
    example.expected.join(' '),
    when.get(example.expected[0] ?? '') ?? '',
    ...(example.surplus === null ? [] : [example.surplus]),
  ]);
  return writeCsv([...names, EXPECTED_COLUMN, WHEN_COLUMN], rows);
}
