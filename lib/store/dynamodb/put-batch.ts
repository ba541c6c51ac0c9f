import { BatchWriteItemCommand, type WriteRequest } from '@aws-sdk/client-dynamodb';
import type { Item } from './attributes.ts';
import { backoff, type Waiting } from './backoff.ts';
import type { Table } from './table.ts';

/** What DynamoDB takes in one request. No two may have the same key, or it refuses all of them. */
export const BATCH = 25;
const MOST_ATTEMPTS = 12;

/** Puts up to 25 items; those that DynamoDB hands back are sent again, later each time, and then it is a fault. */
export async function putBatch(
  table: Table,
  items: readonly Item[],
  { random, sleep }: Waiting,
): Promise<void> {
  let left: WriteRequest[] = items.map((item) => ({ PutRequest: { Item: item } }));
  for (let attempt = 1; left.length > 0; attempt++) {
    if (attempt > MOST_ATTEMPTS) throw new UnwrittenItemsError(left.length, items.length, MOST_ATTEMPTS);
    if (attempt > 1) await sleep(backoff(attempt - 1, random));
    left = await send(table, left);
  }
}

/** Gives what was not written. */
async function send({ client, table }: Table, requests: WriteRequest[]): Promise<WriteRequest[]> {
  try {
    const answer = await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: requests } }));
    return Object.values(answer.UnprocessedItems ?? {}).flat();
  } catch (error) {
    // None of them got through: the whole request is refused instead of handing all of it back.
    if (error instanceof Error && THROTTLES.has(error.name)) return requests;
    throw error;
  }
}

const THROTTLES = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
]);

export class UnwrittenItemsError extends Error {
  override readonly name = 'UnwrittenItemsError';
  constructor(left: number, of: number, attempts: number) {
    super(
      `DynamoDB left ${left} of ${of} items unwritten after ${attempts} tries; the same may be tried again.`,
    );
  }
}
