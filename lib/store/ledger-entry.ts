import type { DecisionRecord } from '../model/decision.ts';
import type { LedgerRecord } from '../model/ledger-record.ts';

/** No entry holds more grants, so that an item stays far below what DynamoDB allows. */
export const MOST_GRANTS = 500;

/** What is appended to the ledger: grants, new or as they stand from here on. The last entry of a grant holds. */
export type LedgerEntry = ImportedGrants | DecidedGrants;

interface AppendedGrants {
  /** The upload that it came from: a large one takes several entries, and counts once all its parts are there. */
  readonly batch: string;
  readonly part: number;
  readonly parts: number;
  readonly key: string;
  readonly versionId: string;
  readonly sha256: string;
  readonly reason: string | null;
  readonly grants: readonly LedgerRecord[];
}

/** Grants of a ledger file, or corrected ones with the reason. */
export interface ImportedGrants extends AppendedGrants {
  /** A past-tense event. */
  readonly event: 'imported';
}

/** Decisions of the Board on one round: always one entry, all or nothing. */
export interface DecidedGrants extends AppendedGrants {
  readonly event: 'decided';
  /** Folded, as publications are kept under. */
  readonly round: string;
  /** The run that the decisions were made on, and its revision. */
  readonly runId: string;
  readonly revision: number;
  /** When the file was stored, ISO 8601 in UTC. */
  readonly uploadedAt: string;
  readonly decisions: readonly DecisionRecord[];
}
