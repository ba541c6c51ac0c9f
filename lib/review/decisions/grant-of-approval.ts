import { type Application, isMasterPlan } from '../../model/application.ts';
import type { Decision } from '../../model/decision.ts';
import type { IsoDate } from '../../model/date.ts';
import type { Grant } from '../../model/grant.ts';
import type { LedgerRecord } from '../../model/ledger-record.ts';
import { type Cents, ZERO, formatCents } from '../../model/money.ts';
import type { Round } from '../../model/round.ts';

/** An approval: the decision, with the day and the amount that every approval has. */
export interface Approval extends Decision {
  readonly approvedOn: IsoDate;
  readonly amount: Cents;
}

export function isApproval(decision: Decision): decision is Approval {
  return decision.decision === 'approved' && decision.approvedOn !== null && decision.amount !== null;
}

/** The grant as the law counts it. Approved and not yet received, it counts like any other. */
export function grantOf(
  approval: Approval,
  application: Application,
  round: Round,
  grantId: string,
  returned: Cents = ZERO,
): Grant {
  const { program, locality, centerKey, centerName, projectKey, row } = application;
  return {
    grantId,
    program,
    programKind: 'this_program',
    fips: locality.fips,
    centerKey,
    centerName,
    projectKey,
    masterPlan: isMasterPlan(application),
    approvedOn: approval.approvedOn,
    amount: approval.amount,
    amountReturned: returned,
    status: 'pending',
    source: sourceOf(approval, round),
    round: round.id,
    row,
  };
}

/**
 * The grant as the ledger's log keeps it. What the ledger says of an earlier approval of the same application, such
 * as a corrected center or a return, stays as it is.
 */
export function recordOf(
  approval: Approval,
  application: Application,
  round: Round,
  grantId: string,
  earlier: LedgerRecord | undefined,
): LedgerRecord {
  const decided = {
    approved_on: approval.approvedOn,
    amount: formatCents(approval.amount),
    source: sourceOf(approval, round),
  };
  if (earlier !== undefined) {
    const status = earlier.status === 'cancelled' ? 'pending' : earlier.status;
    return { ...earlier, ...decided, status };
  }
  return {
    grant_id: grantId,
    program: application.program,
    program_kind: 'this_program',
    locality: application.locality.fips,
    center_id: application.centerId ?? '',
    center_name: application.centerName,
    project_id: application.projectId ?? '',
    project_type: application.projectTypes.join(';'),
    ...decided,
    amount_returned: '',
    status: 'pending',
    round: round.id,
  };
}

function sourceOf({ agendaItem }: Approval, round: Round): string {
  return agendaItem === '' ? `Decision recorded in round ${round.id}` : agendaItem;
}
