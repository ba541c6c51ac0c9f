import { type Application, involves, isMasterPlan } from '../model/application.ts';
import { type Evidence, all } from '../model/evidence.ts';
import { type Cents, least } from '../model/money.ts';
import type { ProjectType } from '../model/program.ts';
import { whole } from './limits.ts';
import type { PriorGrants } from './prior-grants.ts';
import type { Source, Trace } from './trace.ts';

export type BoardStatus = Evidence | 'not_applicable';
export type Conditions = Readonly<Record<string, Evidence>>;

/** What the Board of Public Works may do beyond the half, as each text conditions it. Never an entitlement. */
export interface BoardRoute {
  readonly status: BoardStatus;
  /** Always above the ceiling as of right, or null. */
  readonly amount: Cents | null;
  readonly conditions: Conditions;
}

const CODES: Readonly<Record<Evidence, number>> = { met: 0, not_met: 1, not_evidenced: 2 };

/** One condition of a Board route: its name in the results, its clause, and the columns that it is read from. */
export interface BoardCondition {
  readonly name: string;
  readonly clause: string;
  readonly columns: readonly string[];
}

/** A text's Board route: the clause that grants it and the conditions it sets, in the order of the text. */
export class BoardRule {
  readonly clause: string;
  readonly conditions: readonly BoardCondition[];
  // Few combinations of evidence occur, so rows without an amount share what they have in common.
  readonly #outcomes: Map<BoardStatus, BoardRoute>[] = [];

  constructor(clause: string, conditions: readonly BoardCondition[]) {
    this.clause = clause;
    this.conditions = conditions;
  }

  /**
   * The Board route, alike in all texts. `withoutValue` is what it would allow if the value made available set no
   * bound: where even that is not above the ceiling as of right there is nothing to report. `evidence` is in the
   * order of the conditions.
   */
  decide(
    application: Application,
    asOfRight: Cents,
    withoutValue: Cents,
    value: Cents | null,
    evidence: readonly Evidence[],
  ): BoardRoute {
    if (isMasterPlan(application) || withoutValue <= asOfRight) {
      return this.#withoutAmount('not_applicable', evidence);
    }
    const status = all(evidence);
    if (status === 'met' || (status === 'not_evidenced' && value !== null)) {
      const amount = value === null ? withoutValue : least(withoutValue, value);
      return { status, amount, conditions: this.#withoutAmount(status, evidence).conditions };
    }
    return this.#withoutAmount(status, evidence);
  }

  #withoutAmount(status: BoardStatus, evidence: readonly Evidence[]): BoardRoute {
    const place = evidence.reduce((sum, each) => sum * 3 + CODES[each], 0);
    const outcomes = (this.#outcomes[place] ??= new Map());
    let outcome = outcomes.get(status);
    if (!outcome) {
      const named = this.conditions.map(({ name }, i) => [name, evidence[i] ?? 'not_evidenced'] as const);
      outcome = { status, amount: null, conditions: Object.fromEntries(named) };
      outcomes.set(status, outcome);
    }
    return outcome;
  }

  /** Tells each condition, the outcome, and the amount with what bounded it. */
  say(board: BoardRoute, bounds: readonly Source[], say: Trace): void {
    for (const { name, clause, columns } of this.conditions) {
      say.condition(clause, `Board condition: ${name}`, columns, board.conditions[name] ?? 'not_evidenced');
    }
    const outcome =
      board.status === 'not_applicable' ? 'nothing above the ceiling as of right' : board.status;
    say.note(this.clause, 'Board route', [], outcome);
    if (board.amount === null) return;
    say.money(
      this.clause,
      'Ceiling with the Board’s authorization',
      ['Board route', ...bounds],
      whole(board.amount),
    );
  }
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
  return application.projectTypes.includes('renovation') ? application.centerValue : null;
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
