import { cents, ZERO, add, type Cents } from '../model/money.ts';
import { PROGRAMS, type Program } from '../model/program.ts';
import type { Policy } from '../model/round.ts';
import type { LogEntry } from '../store/event-log.ts';
import type { Publication, Receipt, ResultItem } from '../store/round-store.ts';
import type { Ports } from './ports.ts';
import { readRoundBytes } from './review-round.ts';
import type { RoundHistory } from './round-history.ts';
import { sharedHashes } from './shared-hashes.ts';
import { staleInputs, type SharedInput } from './stale.ts';

/** How a round stands. */
export interface RoundStatus {
  readonly current: LogEntry<Publication>;
  readonly programs: readonly ProgramStatus[];
  /** Rows that wait for correction. */
  readonly waiting: readonly ResultItem[];
  readonly stale: readonly SharedInput[];
  /** Uploads since the one that led to the current run, newest first; those that belong to no round, too. */
  readonly newer: readonly Receipt[];
}

export interface ProgramStatus {
  readonly program: Program;
  readonly budget: Cents;
  readonly policy: Policy;
  readonly recommended: Cents;
  /** How many rows are in each state. */
  readonly states: Readonly<Record<string, number>>;
  /** The first by rank that gets nothing although it could be paid. */
  readonly firstUnfunded: ResultItem | null;
}

/** Null while nothing of the round is published. */
export async function readRoundStatus(
  ports: Ports,
  { publications, receipts }: RoundHistory,
): Promise<RoundStatus | null> {
  const current = publications.at(-1);
  if (current === undefined) return null;
  const { runId } = current.body;
  const unranked = await Promise.all(
    [...PROGRAMS, 'unknown'].map((program) => ports.store.unrankedResults(runId, program)),
  );
  return {
    current,
    programs: await programsOf(ports, current.body),
    waiting: unranked.flat().filter(({ state }) => state === 'waiting'),
    stale: await staleOf(ports, current.body),
    newer: [...newerOf(receipts, current), ...newerOf(await ports.store.receipts(null), current)],
  };
}

/** What has changed since the current run was reviewed. */
export async function staleOf(ports: Ports, current: Publication): Promise<readonly SharedInput[]> {
  return staleInputs(current, await sharedHashes(ports, current));
}

async function programsOf(ports: Ports, { runId, inputs }: Publication): Promise<ProgramStatus[]> {
  const place = inputs.round;
  const { key, versionId } = place ?? { key: null, versionId: null };
  if (key === null || versionId === null) return [];
  const file = await ports.inbox.read(key, versionId);
  const opened = file === null ? null : readRoundBytes(file.bytes);
  if (!opened?.ok) return [];
  const programs: ProgramStatus[] = [];
  for (const program of PROGRAMS) {
    const rules = opened.round.programs[program];
    if (rules === undefined) continue;
    const results = await rankedResults(ports, runId, program);
    programs.push({
      program,
      budget: rules.budget,
      policy: rules.policy,
      recommended: results.reduce((sum, each) => add(sum, centsOf(each.recommended)), ZERO),
      states: countStates(results),
      firstUnfunded: results.find(({ state }) => state === 'recommended_unfunded') ?? null,
    });
  }
  return programs;
}

async function rankedResults({ store }: Ports, runId: string, program: string): Promise<ResultItem[]> {
  const results: ResultItem[] = [];
  for (let page = 0; ; page++) {
    const items = await store.resultsPage(runId, program, page);
    if (items.length === 0) return results;
    results.push(...items);
  }
}

/** Of an amount with two decimals, as results have it. */
function centsOf(amount: string | null): Cents {
  return amount === null ? ZERO : cents(Number(amount.replace('.', '')));
}

function countStates(results: readonly ResultItem[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { state } of results) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

function newerOf(receipts: readonly Receipt[], current: LogEntry<Publication>): readonly Receipt[] {
  const own = receipts.findIndex(
    ({ revision, status }) => revision === current.sequence && status !== 'UNCHANGED',
  );
  return own >= 0 ? receipts.slice(0, own) : receipts.filter(({ uploadedAt }) => uploadedAt > current.at);
}
