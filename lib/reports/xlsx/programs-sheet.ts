import { formatCents, type Cents } from '../../model/money.ts';
import type { ProgramReview, Review } from '../../review/reviewed.ts';
import type { Cell, Column, Sheet } from './sheet.ts';

const COLUMNS: readonly Column[] = [
  { name: 'program', kind: 'text' },
  { name: 'policy', kind: 'text' },
  { name: 'round_file_budget', kind: 'money' },
  { name: 'charged_to_round', kind: 'money' },
  { name: 'budget', kind: 'money' },
  { name: 'recommended', kind: 'money' },
  { name: 'unspent', kind: 'money' },
  { name: 'dollars_in_dispute', kind: 'money' },
];

/** Each program's totals: those of results.json, and the sums of the rows of the ranking. */
export function programsSheet({ programs }: Review): Sheet {
  return {
    name: 'Programs',
    columns: COLUMNS,
    count: programs.length,
    rows: () => programs.map(programRow),
  };
}

function programRow({ program, rules, ...totals }: ProgramReview): readonly Cell[] {
  const { charged, available, recommended, unspent, applications } = totals;
  const disputed = applications.reduce((sum, each) => sum + each.reviewed.disputed, 0) as Cents;
  const amounts = [rules.budget, charged, available, recommended, unspent, disputed];
  return [program, rules.policy, ...amounts.map(formatCents)];
}
