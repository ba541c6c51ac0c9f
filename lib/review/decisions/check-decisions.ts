import type { Application } from '../../model/application.ts';
import type { ApprovalBasis, Decision, DecisionRecord } from '../../model/decision.ts';
import type { Finding } from '../../model/finding.ts';
import { foldId } from '../../model/identity.ts';
import type { LedgerRecord } from '../../model/ledger-record.ts';
import { type Cents, formatCents, readCents } from '../../model/money.ts';
import { ApprovalCheck, type CheckedApproval, inOrderOfDay } from './check-approvals.ts';
import { FundingLine, tellDeparture } from './check-rank.ts';
import type { DecisionContext, PastDecision, PlaceInRun } from './context.ts';
import { isApproval, recordOf } from './grant-of-approval.ts';
import * as rules from './rules.ts';
import { type Teller, tellerOf } from './teller.ts';

/** What a file of decisions comes to: what is wrong with it, and what it would put into the ledger. */
export interface DecisionsChecked {
  readonly findings: readonly Finding[];
  /** Decisions that the ledger does not hold yet, in order of row. */
  readonly records: readonly DecisionRecord[];
  /** The grants that they make, change or cancel. */
  readonly grants: readonly LedgerRecord[];
  /** How many the ledger held already, as they are. */
  readonly known: number;
}

/** A decision that is new, with what is known of its application. */
interface NewDecision {
  readonly decision: Decision;
  readonly place: PlaceInRun;
  /** Null while its row waits. */
  readonly application: Application | null;
  readonly tell: Teller;
}

/**
 * Checks decisions against the run, the rank, and the ceiling of their own day by the ledger as it stands. Pure: who
 * loses the race for the next entry of the ledger checks again.
 */
export function checkDecisions(decisions: readonly Decision[], context: DecisionContext): DecisionsChecked {
  const findings: Finding[] = [];
  const fresh = decisions.filter((each) => !isKnown(each, context));
  const found = fresh.flatMap((decision) => findInRun(decision, context, findings) ?? []);
  const approvals = checkApprovals(found, context);
  const line = new FundingLine(context, decidedKinds(decisions, context));
  for (const { decision, place, tell } of found) {
    tellDeparture(decision, place, line, tell);
    const day = context.uploadedAt.slice(0, 10);
    if (decision.approvedOn !== null && decision.approvedOn > day) tell(rules.notYet, { uploaded: day });
  }
  const recorded = found.map((each) => recordedAs(each, approvals.get(each.decision) ?? null, context));
  return {
    findings,
    records: recorded.map(({ record }) => record),
    grants: recorded.flatMap(({ grant }) => (grant === null ? [] : [grant])),
    known: decisions.length - fresh.length,
  };
}

/** The same decision, word for word: recorded already, and nothing to check. */
function isKnown(decision: Decision, { decided }: DecisionContext): boolean {
  const past = decided.get(foldId(decision.applicationId))?.record;
  return (
    past !== undefined &&
    sameOutcome(decision, past) &&
    past.agenda_item === decision.agendaItem &&
    past.reason === decision.reason
  );
}

function sameOutcome({ decision, approvedOn, amount }: Decision, past: DecisionRecord): boolean {
  return (
    past.decision === decision &&
    past.approved_on === (approvedOn ?? '') &&
    past.amount === (amount === null ? '' : formatCents(amount))
  );
}

function findInRun(decision: Decision, context: DecisionContext, findings: Finding[]): NewDecision | null {
  const id = foldId(decision.applicationId);
  const place = context.places.get(id);
  const application = context.applications.get(id) ?? null;
  const tell = tellerOf(decision, application?.applicant ?? null, findings);
  if (place === undefined) {
    tell(rules.notInRun, { id: decision.applicationId, round: context.round.id });
    return null;
  }
  tellChange(decision, context.decided.get(id), context.uploadedAt, tell);
  const waits = application === null || place.state === 'waiting';
  if (waits && decision.decision === 'approved')
    tell(rules.approvedWhileWaiting, { id: decision.applicationId });
  return { decision, place, application: waits ? null : application, tell };
}

/** A decision that is changed needs a reason, but for one that had been put off. */
function tellChange(
  decision: Decision,
  past: PastDecision | undefined,
  uploadedAt: string,
  tell: Teller,
): void {
  if (past === undefined || sameOutcome(decision, past.record)) return;
  const was = sayPast(past.record);
  if (past.uploadedAt > uploadedAt) tell(rules.decidedSince, { was, at: past.uploadedAt });
  else if (past.record.decision !== 'deferred' && decision.reason === '')
    tell(rules.decidedOtherwise, { was });
}

function sayPast({ decision, amount, approved_on }: DecisionRecord): string {
  const sum = amount === '' ? '' : ` for $${amount}`;
  return `${decision}${sum}${approved_on === '' ? '' : ` on ${approved_on}`}`;
}

function checkApprovals(
  found: readonly NewDecision[],
  context: DecisionContext,
): ReadonlyMap<Decision, CheckedApproval> {
  const again = new Set(found.map(({ decision }) => foldId(context.grantIdOf(decision.applicationId))));
  const check = new ApprovalCheck(context, again);
  const of = new Map(found.map((each) => [each.decision, each]));
  const checked = new Map<Decision, CheckedApproval>();
  for (const approval of inOrderOfDay(found.map(({ decision }) => decision).filter(isApproval))) {
    const { application, tell } = of.get(approval) as NewDecision;
    if (application === null) continue;
    const result = check.check(approval, application, tell);
    if (result !== null) checked.set(approval, result);
  }
  return checked;
}

function decidedKinds(
  decisions: readonly Decision[],
  { decided }: DecisionContext,
): ReadonlyMap<string, Decision['decision']> {
  const past = [...decided].map(([id, { record }]) => [id, record.decision] as const);
  const own = decisions.map((each) => [foldId(each.applicationId), each.decision] as const);
  return new Map([...past, ...own]);
}

interface Recorded {
  readonly record: DecisionRecord;
  readonly grant: LedgerRecord | null;
}

function recordedAs(
  { decision, place, application, tell }: NewDecision,
  checked: CheckedApproval | null,
  context: DecisionContext,
): Recorded {
  const grantId = context.grantIdOf(decision.applicationId);
  const earlier = context.records.get(foldId(grantId));
  let grant: LedgerRecord | null = null;
  if (isApproval(decision) && application !== null) {
    grant = recordOf(decision, application, context.round, grantId, earlier);
    tellReturned(grant, decision.amount, tell);
  } else if (earlier !== undefined && earlier.status !== 'cancelled') {
    grant = { ...earlier, status: 'cancelled' };
  }
  return { record: recordOfDecision(decision, place, checked, grant?.grant_id ?? ''), grant };
}

/** The ledger refuses a grant of which more was returned than it amounts to, and with it every review. */
function tellReturned({ amount_returned: returned }: LedgerRecord, amount: Cents, tell: Teller): void {
  if (returned !== '' && readCents(returned) > amount) tell(rules.lessThanReturned, { returned, amount });
}

function recordOfDecision(
  decision: Decision,
  place: PlaceInRun,
  checked: CheckedApproval | null,
  grantId: string,
): DecisionRecord {
  const basis: ApprovalBasis | '' = checked?.basis ?? '';
  return {
    application_id: place.applicationId,
    decision: decision.decision,
    approved_on: decision.approvedOn ?? '',
    amount: decision.amount === null ? '' : formatCents(decision.amount),
    agenda_item: decision.agendaItem,
    reason: decision.reason,
    program: place.program ?? '',
    rank: place.rank === null ? '' : String(place.rank),
    state: place.state,
    recommended: formatCents(place.recommended),
    ceiling: checked === null ? '' : formatCents(checked.asOfRight),
    basis,
    grant_id: grantId,
  };
}
