import { LEDGER } from '../intake/columns/ledger.ts';
import type { LedgerRecord } from '../model/ledger-record.ts';
import { compareCodePoints } from '../model/code-point.ts';
import { foldId } from '../model/identity.ts';
import { BYTE_ORDER_MARK, line, textCell } from '../reports/csv.ts';
import type { EventLog, LogEntry } from '../store/event-log.ts';
import type { PastDecision } from '../review/decisions/context.ts';
import type { LedgerEntry } from '../store/ledger-entry.ts';

/** As the dictionary has them. */
export const LEDGER_COLUMNS = LEDGER.columns.map((column): keyof LedgerRecord => column.name);

/** The ledger as it stands after its last entry. */
export interface LedgerState {
  /** 0 for a ledger that nothing was ever appended to. */
  readonly sequence: number;
  readonly last: LogEntry<LedgerEntry> | null;
  /** Each grant by its id, folded: as its last entry has it. */
  readonly grants: ReadonlyMap<string, LedgerRecord>;
  /** The last decision on each application, by round and by application, both folded. */
  readonly decisions: ReadonlyMap<string, ReadonlyMap<string, PastDecision>>;
}

export async function readLedgerState(log: EventLog<LedgerEntry>): Promise<LedgerState> {
  return ledgerStateOf(await log.read());
}

/** An import of several parts counts once all of them are there: a half-written one is no ledger. */
export function ledgerStateOf(entries: readonly LogEntry<LedgerEntry>[]): LedgerState {
  const arrived = new Map<string, Set<number>>();
  for (const { body } of entries) {
    const parts = arrived.get(body.batch) ?? new Set<number>();
    arrived.set(body.batch, parts.add(body.part));
  }
  const grants = new Map<string, LedgerRecord>();
  const decisions = new Map<string, Map<string, PastDecision>>();
  for (const { body } of entries) {
    if (arrived.get(body.batch)?.size !== body.parts) continue;
    for (const grant of body.grants) grants.set(foldId(grant.grant_id), grant);
    if (body.event !== 'decided') continue;
    const ofRound = decisions.get(body.round) ?? new Map<string, PastDecision>();
    decisions.set(body.round, ofRound);
    for (const record of body.decisions)
      ofRound.set(foldId(record.application_id), { record, uploadedAt: body.uploadedAt });
  }
  const last = entries.at(-1) ?? null;
  return { sequence: last?.sequence ?? 0, last, grants, decisions };
}

/** The state as a ledger.csv, in order of grant id: what a review reads, and anybody can read again. */
export function ledgerCsv(grants: Iterable<LedgerRecord>): string {
  const rows = [...grants].sort((a, b) => compareCodePoints(a.grant_id, b.grant_id));
  return (
    BYTE_ORDER_MARK +
    line(LEDGER_COLUMNS) +
    rows.map((grant) => line(LEDGER_COLUMNS.map((name) => textCell(grant[name])))).join('')
  );
}
