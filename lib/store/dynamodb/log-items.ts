import type { LogEntry } from '../event-log.ts';
import { keyOf, makeItem, textOf, type Item } from './attributes.ts';
import { canonicalJson } from '../canonical-json.ts';
import { logKey, type LogPlace } from './keys.ts';

/** The body is stored as the very text that was hashed. */
export function entryToItem<Body>(place: LogPlace, entry: LogEntry<Body>): Item {
  return makeItem(logKey(place, entry.sequence), {
    operation_id: entry.operationId,
    at: entry.at,
    actor: entry.actor,
    body: canonicalJson(entry.body),
    previous_hash: entry.previousHash,
    hash: entry.hash,
  });
}

export function entryFromItem<Body>({ prefix }: LogPlace, item: Item): LogEntry<Body> {
  return {
    sequence: Number(keyOf(item).sk.slice(prefix.length)),
    operationId: textOf(item, 'operation_id'),
    at: textOf(item, 'at'),
    actor: textOf(item, 'actor'),
    body: JSON.parse(textOf(item, 'body')) as Body,
    previousHash: textOf(item, 'previous_hash'),
    hash: textOf(item, 'hash'),
  };
}
