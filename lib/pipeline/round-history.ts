import type { LogEntry } from '../store/event-log.ts';
import type { Publication, Receipt } from '../store/round-store.ts';
import type { Ports } from './ports.ts';
import { readUploadKey, roundKey } from './upload-key.ts';

/** What happened to a round. */
export interface RoundHistory {
  /** The round's id as its files have it; folded where no file tells. */
  readonly round: string;
  /** Oldest first; the last one says which run is current. */
  readonly publications: readonly LogEntry<Publication>[];
  /** Newest first. */
  readonly receipts: readonly Receipt[];
}

/** Null for a round that nothing was ever uploaded for. */
export async function readRoundHistory({ store }: Ports, round: string): Promise<RoundHistory | null> {
  const folded = roundKey(round);
  const publications = await store.publications(folded).read();
  const receipts = await store.receipts(folded);
  if (publications.length === 0 && receipts.length === 0) return null;
  return { round: writtenId(folded, receipts), publications, receipts };
}

export async function readAllHistories(ports: Ports): Promise<readonly RoundHistory[]> {
  const histories: RoundHistory[] = [];
  for (const round of await ports.store.rounds()) {
    const history = await readRoundHistory(ports, round);
    if (history !== null) histories.push(history);
  }
  return histories;
}

function writtenId(folded: string, receipts: readonly Receipt[]): string {
  for (const { key } of receipts) {
    const named = readUploadKey(key);
    if ('round' in named) return named.round;
  }
  return folded;
}
