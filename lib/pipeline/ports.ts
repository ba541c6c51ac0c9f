import type { EventLog } from '../store/event-log.ts';
import type { LedgerEntry } from '../store/ledger-entry.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { RoundStore } from '../store/round-store.ts';

/** Everything outside that the pipeline touches: the same on AWS and on one machine. */
export interface Ports {
  readonly inbox: ObjectStore;
  readonly reports: ObjectStore;
  readonly store: RoundStore;
  readonly ledger: EventLog<LedgerEntry>;
  readonly now: () => Date;
  /** An id that nobody else has, for one attempt. */
  readonly newId: () => string;
  /** Where there is one, a run that another worker holds is waited for a little before the upload goes back. */
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
}

/** A file that arrived under a key of the inbox. */
export interface Upload {
  readonly key: string;
  /** Null where the event names none: then the current version is meant. */
  readonly versionId: string | null;
  readonly uploadedBy: string;
  readonly uploadedByFrom: 'ticket' | 'event' | 'unknown';
}

/** Another worker is at the same run: the upload is delivered again later. */
export class LeaseBusyError extends Error {
  override readonly name = 'LeaseBusyError';
  constructor(runId: string, until: string) {
    super(`Run ${runId.slice(0, 12)} is being worked on until ${until}; it is tried again later.`);
  }
}
