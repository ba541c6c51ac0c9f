/** What is appended: who did what, and an id that is the same however often the same deed is tried. */
export interface LogDraft<Body> {
  readonly operationId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly actor: string;
  readonly body: Body;
}

export interface LogEntry<Body> extends LogDraft<Body> {
  /** 1, 2, 3 … without gaps. */
  readonly sequence: number;
  /** The hash of the entry before; of the first, 64 zeros. */
  readonly previousHash: string;
  /** SHA-256 over sequence, operation, time, actor, body and previous hash. */
  readonly hash: string;
}

/** An append-only log with a hash chain. The state of a thing is its last entry. */
export interface EventLog<Body> {
  /** The entries after a sequence, in order, read consistently and to the last page. */
  read(after?: number): Promise<readonly LogEntry<Body>[]>;
  last(): Promise<LogEntry<Body> | null>;
  /**
   * Appends behind `after`, if that is still the last entry. An unknown outcome is not a failure: when the sequence
   * is taken, or the answer was lost, the entries since are read, and if one carries this operation id, it was ours.
   */
  append(after: LogEntry<Body> | null, draft: LogDraft<Body>): Promise<AppendOutcome<Body>>;
}

export type AppendOutcome<Body> =
  | { readonly outcome: 'appended'; readonly entry: LogEntry<Body> }
  /** Somebody else was first: look at what they wrote, decide again, append behind it. */
  | { readonly outcome: 'overtaken'; readonly since: readonly LogEntry<Body>[] };
