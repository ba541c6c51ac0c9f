import { type Evidence, all } from '../model/evidence.ts';
import { type Cents, least } from '../model/money.ts';
import { type Application, involves, isMasterPlan } from '../model/application.ts';
import type { ProjectType } from '../model/program.ts';
import { whole } from './limits.ts';
import type { PriorGrants } from './prior-grants.ts';
import type { Trace } from './trace.ts';

/** What the Board of Public Works may do beyond the half, as each text conditions it. Never an entitlement. */
export interface BoardRoute {
  readonly status: Evidence | 'not_applicable';
  /** Always above the ceiling as of right, or null. */
  readonly amount: Cents | null;
  readonly conditions: Readonly<Record<string, Evidence>>;
}

/**
 * The Board route, alike in all texts. `withoutValue` is what it would allow if the value made available set no
 * bound; where even that is not above the ceiling as of right there is nothing to report.
 */
export function boardRoute(
  application: Application,
  asOfRight: Cents,
  withoutValue: Cents,
  value: Cents | null,
  conditions: Readonly<Record<string, Evidence>>,
): BoardRoute {
  if (isMasterPlan(application) || withoutValue <= asOfRight) {
    return { status: 'not_applicable', amount: null, conditions };
  }
  const status = all(Object.values(conditions));
  const shown = status === 'met' || (status === 'not_evidenced' && value !== null);
  return { status, amount: shown ? boundedBy(withoutValue, value) : null, conditions };
}

function boundedBy(amount: Cents, value: Cents | null): Cents {
  return value === null ? amount : least(amount, value);
}

export function involvesOne(application: Application, kinds: readonly ProjectType[]): Evidence {
  return involves(application, kinds) ? 'met' : 'not_met';
}

/** The value must reach the grant, and a grant by this route is above the ceiling as of right. */
export function reachesGrant(value: Cents | null, asOfRight: Cents): Evidence {
  if (value === null) return 'not_evidenced';
  return value > asOfRight ? 'met' : 'not_met';
}

/** The value of the center to be renovated counts only where renovation is among the types. */
export function valueOfRenovated(application: Application): Cents | null {
  return involves(application, ['renovation']) ? application.centerValue : null;
}

/** The larger of two values, of those given; null when neither is. */
export function largerGiven(a: Cents | null, b: Cents | null): Cents | null {
  if (a === null) return b;
  return b === null || a > b ? a : b;
}

/** No State funds used. A grant in the ledger to the same center contradicts a "no". */
export function noStateFunds(application: Application, prior: PriorGrants): Evidence {
  if (application.stateFundsUsed === null) return 'not_evidenced';
  if (application.stateFundsUsed === 'yes') return 'not_met';
  return prior.stateFundsTo(application.centerKey).length > 0 ? 'not_met' : 'met';
}

/** The State is not responsible for bonded debt on the property. */
export function noStateDebt(application: Application): Evidence {
  if (application.stateBondedDebt === null) return 'not_evidenced';
  return application.stateBondedDebt === 'no' ? 'met' : 'not_met';
}

/** The clause and column behind each condition of a text's Board route. */
export interface BoardClauses {
  readonly amount: string;
  readonly [condition: string]: string | readonly string[];
}

export function sayBoard(board: BoardRoute, clauses: BoardClauses, say: Trace): void {
  for (const [name, evidence] of Object.entries(board.conditions)) {
    const [clause = clauses.amount, ...columns] = clauses[name] ?? [];
    say.condition(clause, `Board condition: ${name}`, columns, evidence);
  }
  const outcome = board.status === 'not_applicable' ? 'nothing above the ceiling as of right' : board.status;
  say.note(clauses.amount, 'Board route', [], outcome);
  if (board.amount !== null)
    say.money(clauses.amount, 'Ceiling with the Board’s authorization', ['Board route'], whole(board.amount));
}
