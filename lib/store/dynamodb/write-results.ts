import { createHash, type Hash } from 'node:crypto';
import { canonicalJson } from '../canonical-json.ts';
import type { ResultItem, WrittenResults } from '../round-store.ts';
import type { Item } from './attributes.ts';
import type { Waiting } from './backoff.ts';
import { inBatches, inFlight } from './in-flight.ts';
import { BATCH, putBatch } from './put-batch.ts';
import { appearanceToItem, resultToItem } from './result-items.ts';
import { SeenNumbers } from './seen-numbers.ts';
import type { Table } from './table.ts';

const BATCHES_IN_FLIGHT = 8;

interface Tally {
  items: number;
  readonly hash: Hash;
}

/** Writes each result and its appearance as they come: 8 batches are held, however many there are. */
export async function writeResults(
  table: Table,
  run: { readonly runId: string; readonly round: string },
  results: Iterable<ResultItem>,
  waiting: Waiting,
): Promise<WrittenResults> {
  const tally: Tally = { items: 0, hash: createHash('sha256') };
  const batches = inBatches(itemsOf(run, withoutDuplicates(results), tally), BATCH);
  await inFlight(BATCHES_IN_FLIGHT, batches, (items) => putBatch(table, items, waiting));
  return { items: tally.items, itemsHash: tally.hash.digest('hex') };
}

function* itemsOf(
  run: { readonly runId: string; readonly round: string },
  results: Iterable<ResultItem>,
  tally: Tally,
): Generator<Item> {
  for (const result of results) {
    tally.items += 1;
    tally.hash.update(`${canonicalJson(result)}\n`);
    yield resultToItem(run.runId, result);
    const appearance = appearanceToItem(run, result);
    if (appearance !== null) yield appearance;
  }
}

/**
 * Two results of one key: within a batch DynamoDB would refuse all 25, and in two batches the second would silently
 * replace the first. So it is a fault wherever they stand. Keys are made of row, or of program and rank.
 */
function* withoutDuplicates(results: Iterable<ResultItem>): Generator<ResultItem> {
  const rows = new SeenNumbers();
  const ranks = new Map<string, SeenNumbers>();
  for (const result of results) {
    const { program, rank, row } = result;
    if (rows.see(row)) throw new DuplicateResultError(`row ${row}`);
    if (rank !== null) {
      const ofProgram = ranks.get(program) ?? new SeenNumbers();
      ranks.set(program, ofProgram);
      if (ofProgram.see(rank)) throw new DuplicateResultError(`rank ${rank} of ${program}`);
    }
    yield result;
  }
}

export class DuplicateResultError extends Error {
  override readonly name = 'DuplicateResultError';
  constructor(what: string) {
    super(`Two results of one run have ${what}; one would replace the other.`);
  }
}
