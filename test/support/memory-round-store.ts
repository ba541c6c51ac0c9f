import { createHash } from 'node:crypto';
import { chainEntry } from '../../lib/store/hash-chain.ts';
import type { AppendOutcome, EventLog, LogDraft, LogEntry } from '../../lib/store/event-log.ts';
import type {
  Appearance,
  ClaimOutcome,
  Publication,
  Receipt,
  ResultItem,
  RoundStore,
  Seal,
  WrittenResults,
} from '../../lib/store/round-store.ts';

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** A log in memory. */
export class MemoryLog<Body> implements EventLog<Body> {
  readonly entries: LogEntry<Body>[] = [];

  read(after = 0): Promise<readonly LogEntry<Body>[]> {
    return Promise.resolve(this.entries.slice(after));
  }

  last(): Promise<LogEntry<Body> | null> {
    return Promise.resolve(this.entries.at(-1) ?? null);
  }

  append(after: LogEntry<Body> | null, draft: LogDraft<Body>): Promise<AppendOutcome<Body>> {
    const since = this.entries.slice(after?.sequence ?? 0);
    const own = since.find((entry) => entry.operationId === draft.operationId);
    if (own !== undefined) return Promise.resolve({ outcome: 'appended', entry: own });
    if (since.length > 0) return Promise.resolve({ outcome: 'overtaken', since });
    const entry = chainEntry(after, draft);
    this.entries.push(entry);
    return Promise.resolve({ outcome: 'appended', entry });
  }
}

interface Run {
  owner: string;
  until: number;
  seal: Seal | null;
}

/** Results and history in memory: for tests of what is built on the port. */
export class MemoryRoundStore implements RoundStore {
  readonly runs = new Map<string, Run>();
  readonly results = new Map<string, ResultItem>();
  readonly placed = new Map<string, Appearance>();
  readonly logs = new Map<string, MemoryLog<Publication>>();
  readonly stored = new Map<string, Receipt>();

  claim(
    runId: string,
    _round: string,
    owner: string,
    now: Date,
    leaseSeconds: number,
  ): Promise<ClaimOutcome> {
    const run = this.runs.get(runId);
    if (run?.seal) return Promise.resolve({ outcome: 'sealed', seal: run.seal });
    if (run !== undefined && run.owner !== owner && run.until > now.getTime())
      return Promise.resolve({ outcome: 'busy', until: new Date(run.until).toISOString() });
    this.runs.set(runId, { owner, until: now.getTime() + leaseSeconds * 1000, seal: null });
    return Promise.resolve({ outcome: 'claimed' });
  }

  writeResults(
    { runId, round }: { runId: string; round: string },
    results: Iterable<ResultItem>,
  ): Promise<WrittenResults> {
    const all = [...results];
    for (const item of all) {
      const { applicationId, program, state, rank, recommended, row } = item;
      this.results.set(`${runId} ${program} ${String(rank ?? `row ${row}`)}`, item);
      if (applicationId === '') continue;
      const appearance = { applicationId, round, runId, program, state, rank, recommended };
      this.placed.set(`${applicationId} ${round} ${runId} ${row}`, appearance);
    }
    return Promise.resolve({ items: all.length, itemsHash: hashOf(all) });
  }

  seal(owner: string, seal: Seal): Promise<'sealed' | 'lost'> {
    const run = this.runs.get(seal.runId);
    if (run?.owner !== owner) return Promise.resolve('lost');
    run.seal = seal;
    return Promise.resolve('sealed');
  }

  sealOf(runId: string): Promise<Seal | null> {
    return Promise.resolve(this.runs.get(runId)?.seal ?? null);
  }

  resultsPage(runId: string, program: string, page: number): Promise<readonly ResultItem[]> {
    const ranked = this.#of(runId, program).filter((each) => each.rank !== null);
    ranked.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    return Promise.resolve(ranked.slice(page * 1000, page * 1000 + 1000));
  }

  unrankedResults(runId: string, program: string): Promise<readonly ResultItem[]> {
    const unranked = this.#of(runId, program).filter((each) => each.rank === null);
    return Promise.resolve(unranked.sort((a, b) => a.row - b.row));
  }

  #of(runId: string, program: string): ResultItem[] {
    return [...this.results]
      .filter(([key]) => key.startsWith(`${runId} ${program} `))
      .map(([, item]) => item);
  }

  appearances(applicationId: string): Promise<readonly Appearance[]> {
    return Promise.resolve([...this.placed.values()].filter((each) => each.applicationId === applicationId));
  }

  publications(round: string): MemoryLog<Publication> {
    const log = this.logs.get(round) ?? new MemoryLog<Publication>();
    this.logs.set(round, log);
    return log;
  }

  putReceipt(receipt: Receipt): Promise<void> {
    this.stored.set(receipt.id, receipt);
    return Promise.resolve();
  }

  receipt(id: string): Promise<Receipt | null> {
    return Promise.resolve(this.stored.get(id) ?? null);
  }

  receipts(round: string | null): Promise<readonly Receipt[]> {
    const own = [...this.stored.values()].filter((each) => each.round === round);
    return Promise.resolve(own.sort((a, b) => (a.uploadedAt < b.uploadedAt ? 1 : -1)));
  }

  rounds(): Promise<readonly string[]> {
    const rounds = [...this.stored.values()].flatMap((each) => each.round ?? []);
    return Promise.resolve([...new Set(rounds)].sort());
  }
}
