import { BatchWriteItemCommand, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import type { Item } from '../../../lib/store/dynamodb/attributes.ts';
import { itemBytes } from '../../../lib/store/dynamodb/item-bytes.ts';
import { appearanceToItem, resultToItem } from '../../../lib/store/dynamodb/result-items.ts';
import { localStore } from '../../support/local-store.ts';
import { ranked } from '../../support/store-records.ts';

const given = localStore();
const run = { runId: 'f'.repeat(64), round: 'FY2027' };

describe('write units, as the server counts them', () => {
  it('are two for each application', async () => {
    const { client, table } = given.table;
    const items = [...ranked(12)].flatMap((result) => [
      resultToItem(run.runId, result),
      appearanceToItem(run, result) as Item,
    ]);
    const RequestItems = { [table]: items.map((item) => ({ PutRequest: { Item: item } })) };
    const answer = await client.send(
      new BatchWriteItemCommand({ RequestItems, ReturnConsumedCapacity: 'TOTAL' }),
    );
    expect(answer.ConsumedCapacity?.[0]?.CapacityUnits).toBe(24);
  });

  it.each([
    [1024, 1],
    [1025, 2],
  ])('of an item of %i bytes are %i, so our count of bytes is the server’s', async (bytes, units) => {
    const { client, table } = given.table;
    const bare = {
      pk: { S: 'SIZE' },
      sk: { S: 'x' },
      reasons: { L: [{ S: 'a' }, { S: '' }] },
      text: { S: '' },
    };
    const item = { ...bare, text: { S: 'x'.repeat(bytes - itemBytes(bare)) } };
    expect(itemBytes(item)).toBe(bytes);
    const put = new PutItemCommand({ TableName: table, Item: item, ReturnConsumedCapacity: 'TOTAL' });
    expect((await client.send(put)).ConsumedCapacity?.CapacityUnits).toBe(units);
  });

  it('are paid again when the same results are written again, and nothing is added', async () => {
    const { client, table } = given.table;
    await given.store.writeResults(run, ranked(12));
    const query = {
      TableName: table,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: `RUN#${run.runId}#senior_center#0` } },
    };
    expect((await client.send(new QueryCommand(query))).Count).toBe(12);
  });
});
