import type { Decision } from '../../model/decision.ts';
import { type FindingRule, report } from '../../model/finding-rule.ts';
import type { Finding } from '../../model/finding.ts';
import { formatCents } from '../../model/money.ts';

/** Tells something of one decision. */
export type Teller = <Facts>(rule: FindingRule<Facts>, facts: Facts) => void;

/** A teller of one row of decisions.csv, which shows the cell that its rule speaks of. */
export function tellerOf(decision: Decision, applicant: string | null, findings: Finding[]): Teller {
  const { row, applicationId } = decision;
  return (rule, facts) => {
    const value = cellOf(decision, rule.columns[0] ?? '');
    findings.push(report(rule, facts, { file: 'decisions', row, applicationId, applicant, value }));
  };
}

function cellOf(decision: Decision, column: string): string | null {
  switch (column) {
    case 'application_id':
      return decision.applicationId;
    case 'decision':
      return decision.decision;
    case 'approved_on':
      return decision.approvedOn;
    case 'amount':
      return decision.amount === null ? null : formatCents(decision.amount);
    case 'reason':
      return decision.reason;
    default:
      return null;
  }
}
