import { foldId } from '../../model/identity.ts';
import type { Decision } from '../../model/decision.ts';
import type { DecisionContext, PlaceInRun } from './context.ts';
import * as rules from './rules.ts';
import type { Teller } from './teller.ts';

/** What is decided of the round's applications, by folded id: the ledger's decisions, and over them the file's. */
export type DecidedKinds = ReadonlyMap<string, Decision['decision']>;

/** The applications that an approval could pass over: by program, those that could take something, by rank. */
export class FundingLine {
  readonly #byProgram = new Map<string, PlaceInRun[]>();

  constructor(
    { places }: DecisionContext,
    private readonly decided: DecidedKinds,
  ) {
    for (const place of places.values()) {
      if (place.program === null || place.rank === null || !couldTake(place)) continue;
      const line = this.#byProgram.get(place.program) ?? [];
      line.push(place);
      this.#byProgram.set(place.program, line);
    }
    for (const line of this.#byProgram.values()) line.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  }

  /**
   * The first above it that an approval beyond the line passes over: nothing is decided about it, and the line gives
   * it less than it asks. One that the line gives nothing stands behind those that it pays in full, too.
   */
  passedOver({ program, rank, recommended }: PlaceInRun): PlaceInRun | null {
    for (const above of this.#byProgram.get(program ?? '') ?? []) {
      if (rank !== null && (above.rank ?? 0) >= rank) return null;
      const isPaid = above.state === 'recommended' && recommended > 0;
      if (!isPaid && !this.decided.has(foldId(above.applicationId))) return above;
    }
    return null;
  }
}

/** A row that can take nothing stands in nobody's way. */
function couldTake({ state, reasons }: PlaceInRun): boolean {
  return (
    state === 'recommended' ||
    state === 'recommended_partial' ||
    (state === 'recommended_unfunded' && !reasons.includes('ceiling_zero'))
  );
}

/** A departure from the funding line needs a reason, in both directions. */
export function tellDeparture(decision: Decision, place: PlaceInRun, line: FundingLine, tell: Teller): void {
  const { amount } = decision;
  const { recommended, state } = place;
  if (state === 'waiting') return;
  if (amount !== null) {
    if (amount !== recommended) tell(rules.otherThanRecommended, { amount, recommended });
    const above = amount > recommended ? line.passedOver(place) : null;
    if (decision.reason !== '') return;
    if (state === 'held' || state === 'not_eligible') {
      const reasons = place.reasons.map((each) => each.replaceAll('_', ' ')).join(', ');
      tell(rules.approvedIneligible, { state: state.replaceAll('_', ' '), reasons });
    }
    if (above !== null) {
      const rank = place.rank === null ? 'without a rank' : `rank ${place.rank}`;
      const { applicationId, rank: rankAbove } = above;
      const facts = { id: decision.applicationId, rank, above: `"${applicationId}", rank ${rankAbove}` };
      tell(rules.passesOver, facts);
    }
  } else if (decision.reason === '' && decision.decision !== 'withdrawn' && recommended > 0) {
    tell(rules.recommendedRefused, { decision: decision.decision, recommended });
  }
}
