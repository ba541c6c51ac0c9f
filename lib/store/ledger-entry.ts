import type { LedgerRecord } from '../model/ledger-record.ts';

/** No entry holds more grants, so that an item stays far below what DynamoDB allows. */
export const MOST_GRANTS = 500;

/** What is appended to the ledger: grants, new or as they stand from here on. The last entry of a grant holds. */
export interface LedgerEntry {
  /** A past-tense event: imported. */
  readonly event: 'imported';
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
