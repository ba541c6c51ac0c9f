import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { AppendOutcome, EventLog, LogDraft, LogEntry } from '../event-log.ts';
import { chainEntry } from '../hash-chain.ts';
import { refuseTooLarge } from './item-bytes.ts';
import { logKey, type LogPlace } from './keys.ts';
import { entryFromItem, entryToItem } from './log-items.ts';
import { readAll, readLast, type Range } from './read-items.ts';
import type { Table } from './table.ts';
import { readInstead } from './unknown-outcome.ts';

const LAST_SEQUENCE = 9_999_999_999;

/** A log in a partition of the table. Bodies are plain records; see canonicalJson for what they may hold. */
export function dynamoEventLog<Body>(table: Table, place: LogPlace): EventLog<Body> {
  const read = async (after = 0): Promise<readonly LogEntry<Body>[]> =>
    (await readAll(table, rangeOf(place, after))).map((item) => entryFromItem<Body>(place, item));
  return {
    read,
    async last() {
      const item = await readLast(table, rangeOf(place, 0));
      return item === null ? null : entryFromItem<Body>(place, item);
    },
    async append(after, draft) {
      const entry = chainEntry(after, draft);
      const put = putNew(table.table, place, entry);
      try {
        await table.client.send(put);
        return { outcome: 'appended', entry };
      } catch (error) {
        return settle(error, draft, await readInstead(error, () => read(after?.sequence)));
      }
    },
  };
}

function rangeOf(place: LogPlace, after: number): Range {
  const { pk, sk } = logKey(place, after + 1);
  return { partition: pk, between: [sk, logKey(place, LAST_SEQUENCE).sk] };
}

function putNew(table: string, place: LogPlace, entry: LogEntry<unknown>): PutItemCommand {
  const item = entryToItem(place, entry);
  refuseTooLarge(item, `Entry ${entry.sequence} of ${place.partition} (${entry.operationId})`);
  const isFree = 'attribute_not_exists(pk)';
  return new PutItemCommand({ TableName: table, Item: item, ConditionExpression: isFree });
}

/**
 * The put failed, or its answer was lost, or it was sent twice and met itself. What is there now decides. Where nothing
 * is there the fault stands; should the put arrive late, the next try finds its operation.
 */
function settle<Body>(
  error: unknown,
  { operationId }: LogDraft<Body>,
  since: readonly LogEntry<Body>[],
): AppendOutcome<Body> {
  const own = since.find((entry) => entry.operationId === operationId);
  if (own !== undefined) return { outcome: 'appended', entry: own };
  if (since.length > 0) return { outcome: 'overtaken', since };
  throw error;
}
