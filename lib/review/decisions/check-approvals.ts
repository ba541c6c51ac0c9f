import { NotEstablishedError } from '../../law/parameters.ts';
import { netAmount } from '../../law/prior-grants.ts';
import type { Application } from '../../model/application.ts';
import { compareCodePoints } from '../../model/code-point.ts';
import type { ApprovalBasis } from '../../model/decision.ts';
import { foldId } from '../../model/identity.ts';
import { type Cents, add, formatCents } from '../../model/money.ts';
import type { Program } from '../../model/program.ts';
import { type CeilingOnDay, RelatedGrants, ceilingOnDay, sayBoard } from './ceiling-on-day.ts';
import type { DecisionContext } from './context.ts';
import { type Approval, grantOf } from './grant-of-approval.ts';
import * as rules from './rules.ts';
import type { Teller } from './teller.ts';

/** What an approval comes to on its day. */
export interface CheckedApproval {
  readonly asOfRight: Cents;
  readonly basis: ApprovalBasis;
}

/**
 * Checks approvals against the ceiling of their day, in order of day: each counts for those after it, so that two
 * approvals of one file cannot pass together what neither may pass alone.
 */
export class ApprovalCheck {
  readonly #related: RelatedGrants;
  readonly #charged: Map<Program, Cents>;

  /** `again` are the grants of applications that this file decides anew: they do not stand in their own way. */
  constructor(
    private readonly context: DecisionContext,
    again: ReadonlySet<string>,
  ) {
    const ledger = context.ledger.filter((grant) => !again.has(foldId(grant.grantId)));
    const round = foldId(context.round.id);
    this.#related = new RelatedGrants(ledger);
    this.#charged = new Map();
    for (const grant of ledger) {
      if (grant.round === null || foldId(grant.round) !== round || grant.status === 'cancelled') continue;
      this.#charge(grant.program, netAmount(grant));
    }
  }

  /** Tells what is wrong; null when the law of the day is not known. */
  check(approval: Approval, application: Application, tell: Teller): CheckedApproval | null {
    const { round, grantIdOf } = this.context;
    const ceiling = this.#ceiling(approval, application, tell);
    if (ceiling === null) return null;
    if (approval.approvedOn < application.receivedOn)
      tell(rules.approvedBeforeReceived, { received: application.receivedOn });
    tellAboveCeiling(approval, ceiling, tell);
    if (approval.amount > application.requestedGrant)
      tell(rules.moreThanAsked, { amount: approval.amount, requested: application.requestedGrant });
    this.#related.add(grantOf(approval, application, round, grantIdOf(approval.applicationId)));
    this.#tellOverBudget(approval, application.program, tell);
    return { asOfRight: ceiling.asOfRight, basis: basisOf(approval.amount, ceiling) };
  }

  #ceiling(approval: Approval, application: Application, tell: Teller): CeilingOnDay | null {
    const related = this.#related.of(application);
    try {
      return ceilingOnDay(application, approval.approvedOn, this.context.round, related);
    } catch (error) {
      if (!(error instanceof NotEstablishedError)) throw error;
      tell(rules.lawOfDayUnknown, { why: error.message });
      return null;
    }
  }

  #tellOverBudget({ amount }: Approval, program: Program, tell: Teller): void {
    const budget = this.context.round.programs[program]?.budget;
    const total = this.#charge(program, amount);
    if (budget !== undefined && total > budget) tell(rules.overBudget, { total, budget, program });
  }

  #charge(program: Program, amount: Cents): Cents {
    const total = add(this.#charged.get(program) ?? (0 as Cents), amount);
    this.#charged.set(program, total);
    return total;
  }
}

function basisOf(amount: Cents, { asOfRight, payable }: CeilingOnDay): ApprovalBasis {
  if (amount <= asOfRight) return 'as_of_right';
  return amount <= payable ? 'board_authorization' : 'reason';
}

/** A reason carries an approval past a ceiling, and none past the center's room: no clause lets the Board do that. */
function tellAboveCeiling(
  { amount, approvedOn: on, reason }: Approval,
  of: CeilingOnDay,
  tell: Teller,
): void {
  const { room } = of;
  if (room !== null && amount > room.room) {
    const { counted } = room;
    const grants = [...room.grants]
      .sort((a, b) => compareCodePoints(a.grant.approvedOn, b.grant.approvedOn))
      .map((each) => `${each.grant.grantId}, $${formatCents(each.counted)} on ${each.grant.approvedOn}`)
      .join('; ');
    tell(rules.aboveRoom, { amount, ceiling: room.room, on, counted, grants });
  } else if (amount > of.payable && reason === '') {
    tell(rules.aboveCeiling, { amount, ceiling: of.asOfRight, on, board: sayBoard(of.board) });
  }
}

/** Approvals by day; on one day as the file has them. */
export function inOrderOfDay(approvals: readonly Approval[]): readonly Approval[] {
  return [...approvals].sort((a, b) => compareCodePoints(a.approvedOn, b.approvedOn) || a.row - b.row);
}
