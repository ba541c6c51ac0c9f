import type { Application } from '../../model/application.ts';
import type { DecisionRecord } from '../../model/decision.ts';
import type { Grant } from '../../model/grant.ts';
import type { LedgerRecord } from '../../model/ledger-record.ts';
import type { Cents } from '../../model/money.ts';
import type { Program } from '../../model/program.ts';
import type { Round } from '../../model/round.ts';
import type { ApplicationState } from '../placed-application.ts';

/** An application's place in the run that the decision is made on. */
export interface PlaceInRun {
  readonly row: number;
  readonly applicationId: string;
  readonly program: Program | null;
  /** Null when it has none. */
  readonly rank: number | null;
  readonly state: ApplicationState;
  readonly recommended: Cents;
  readonly reasons: readonly string[];
}

/** A decision of this round that the ledger's log holds. */
export interface PastDecision {
  readonly record: DecisionRecord;
  /** When the file that it came in was stored, ISO 8601 in UTC. */
  readonly uploadedAt: string;
}

/** What decisions are checked against. Maps are by folded id. */
export interface DecisionContext {
  /** The round of the run, as its own round file has it. */
  readonly round: Round;
  /** The readable applications of the run. */
  readonly applications: ReadonlyMap<string, Application>;
  /** Every row of the run. */
  readonly places: ReadonlyMap<string, PlaceInRun>;
  /** The ledger as it stands now, and the same grants as its log keeps them. */
  readonly ledger: readonly Grant[];
  readonly records: ReadonlyMap<string, LedgerRecord>;
  readonly decided: ReadonlyMap<string, PastDecision>;
  /** When the file with the decisions was stored, ISO 8601 in UTC. */
  readonly uploadedAt: string;
  /** The id of the grant that an approval makes: the same for an application however often it is asked. */
  readonly grantIdOf: (applicationId: string) => string;
}
