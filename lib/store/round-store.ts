import type { EventLog } from './event-log.ts';

/** Who holds a run while it is worked out. A lease that has run out may be taken over. */
export type ClaimOutcome =
  | { readonly outcome: 'claimed' }
  | { readonly outcome: 'sealed'; readonly seal: Seal }
  /** Somebody else is at it until then (ISO 8601, UTC). */
  | { readonly outcome: 'busy'; readonly until: string };

/** What is known of a run once everything of it is stored. Never changes afterwards. */
export interface Seal {
  readonly runId: string;
  readonly round: string;
  /** As in results.json. */
  readonly status: string;
  readonly counts: RunCounts;
  /** Result items written, and the SHA-256 over them in the order given: a line of canonical JSON each. */
  readonly items: number;
  readonly itemsHash: string;
  /** SHA-256 of each report, by file name. */
  readonly outputs: Readonly<Record<string, string>>;
  /** SHA-256 of each input, by role. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly ledgerHash: string;
  readonly codeVersion: string;
}

export interface RunCounts {
  readonly rows: number;
  readonly ranked: number;
  readonly waiting: number;
  readonly notEligible: number;
}

/** One application's place in a run. Money and scores are strings, as in results.json. */
export interface ResultItem {
  readonly applicationId: string;
  readonly program: string;
  readonly state: string;
  /** Null when it has none. */
  readonly rank: number | null;
  readonly row: number;
  readonly score: string | null;
  readonly requested: string | null;
  readonly ceiling: string | null;
  readonly recommended: string | null;
  readonly reasons: readonly string[];
}

/** An application's place in one run of one round. */
export interface Appearance {
  readonly applicationId: string;
  readonly round: string;
  readonly runId: string;
  readonly program: string;
  readonly state: string;
  readonly rank: number | null;
  readonly recommended: string | null;
}

/** What happened to the current run of a round. The last entry says which run is current. */
export interface Publication {
  /** A past-tense event: published, confirmed, set_aside, finalised, rolled_back, reopened. */
  readonly event: string;
  /** The run that is current from here on. */
  readonly runId: string;
  readonly status: string;
  readonly counts: RunCounts;
  /** Where each input lay when the run was published. */
  readonly inputs: Readonly<Record<string, InputPlace>>;
  /** Why, where a person has to say so. */
  readonly reason: string | null;
  /** What else the event is about, for example the application that was set aside. */
  readonly details: Readonly<Record<string, string>>;
}

export interface InputPlace {
  /** Null for what ships with the program. */
  readonly key: string | null;
  readonly versionId: string | null;
  readonly sha256: string;
}

/** What became of one upload. Written once, under a key made of the upload, so that a second delivery finds it. */
export interface Receipt {
  /** The SHA-256 of key and version. */
  readonly id: string;
  /** Null where the key names no round. */
  readonly round: string | null;
  readonly key: string;
  readonly versionId: string;
  readonly sha256: string | null;
  readonly bytes: number;
  /** When the version was stored, ISO 8601 in UTC. */
  readonly uploadedAt: string;
  /** Who uploaded, and how that is known: a signed ticket of the portal, or the event's principal. */
  readonly uploadedBy: string;
  readonly uploadedByFrom: 'ticket' | 'event' | 'unknown';
  readonly kind: string;
  /** As in results.json, or ACCEPTED, UNCHANGED, WAITING_FOR_ROUND_FILE, REJECTED. */
  readonly status: string;
  /** One sentence for a person: what became of it, and what to do next. */
  readonly message: string;
  readonly runId: string | null;
  /** The revision of the publication that it led to. */
  readonly revision: number | null;
  readonly counts: RunCounts | null;
  /** How many findings there are of each code. */
  readonly codes: Readonly<Record<string, number>>;
  /** Where the findings lie in the reports bucket. */
  readonly reports: string | null;
}

/** Results and history: DynamoDB, or what stands in for it on one machine. docs/data-model.md has the keys. */
export interface RoundStore {
  /** `owner` is new in every attempt, so that an answer that was lost can be told from somebody else's claim. */
  claim(runId: string, round: string, owner: string, now: Date, leaseSeconds: number): Promise<ClaimOutcome>;
  /** Puts results and appearances; the same items again change nothing. */
  writeResults(run: { runId: string; round: string }, results: Iterable<ResultItem>): Promise<WrittenResults>;
  /** 'lost' when the lease was taken over meanwhile. */
  seal(owner: string, seal: Seal): Promise<'sealed' | 'lost'>;
  sealOf(runId: string): Promise<Seal | null>;
  /** Ranks 1 to 1,000 are page 0. */
  resultsPage(runId: string, program: string, page: number): Promise<readonly ResultItem[]>;
  /** The rows without a rank, by row. */
  unrankedResults(runId: string, program: string): Promise<readonly ResultItem[]>;
  appearances(applicationId: string): Promise<readonly Appearance[]>;

  publications(round: string): EventLog<Publication>;

  putReceipt(receipt: Receipt): Promise<void>;
  receipt(id: string): Promise<Receipt | null>;
  /** Newest first; null for uploads whose key names no round. */
  receipts(round: string | null): Promise<readonly Receipt[]>;
  /** Rounds that have had an upload, in order. */
  rounds(): Promise<readonly string[]>;
}

export interface WrittenResults {
  readonly items: number;
  readonly itemsHash: string;
}
