import { defineFinding } from '../model/finding-rule.ts';
import type { FindingRule } from '../model/finding-rule.ts';
import type { DecisionColumn } from './columns/decisions.ts';
import type { SharedFacts } from './shared-ids.ts';

// What is wrong with a row of decisions.csv by itself. What is wrong beside the run and the ledger: lib/review/decisions.

function rule<Facts = void>(
  code: string,
  column: DecisionColumn,
  when: string,
  message: (facts: Facts) => string,
  fix: string,
  source: string | null = null,
): FindingRule<Facts> {
  return defineFinding<Facts>({
    code,
    severity: 'error',
    when,
    message,
    fix: () => fix,
    source,
    columns: [column],
  });
}

export const sameDecision = rule<SharedFacts>(
  'V801',
  'application_id',
  'two rows of the decisions are of one application',
  (f) => `Application id "${f.id}" is in ${f.rows}; case and spaces make no difference.`,
  'Keep the decision that holds.',
);
export const approvalWithoutDay = rule(
  'V802',
  'approved_on',
  'an approval has no day',
  () => 'The date of the approval is blank.',
  'Write the day on which the Board approved it: the ceiling and the 15 years are counted as of that day.',
  '§ 10-504(e)',
);
export const approvalWithoutAmount = rule(
  'V803',
  'amount',
  'an approval has no amount, or zero',
  () => 'The amount of the approval is blank or zero.',
  'Write the amount approved; for nothing, the decision is denied.',
);
export const amountWithoutApproval = rule<{ readonly decision: string; readonly amount: string }>(
  'V804',
  'amount',
  'a decision that is no approval has an amount',
  (f) => `The decision is ${f.decision} and the amount is ${f.amount}.`,
  'Leave the amount blank, or write approved.',
);
