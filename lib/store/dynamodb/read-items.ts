import { GetItemCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/client-dynamodb';
import type { Item, Key } from './attributes.ts';
import type { Table } from './table.ts';

// Every read is consistent: a ranking with a hole, or a log without its last entry, would be believed.

export async function readItem({ client, table }: Table, { pk, sk }: Key): Promise<Item | null> {
  const get = new GetItemCommand({
    TableName: table,
    Key: { pk: { S: pk }, sk: { S: sk } },
    ConsistentRead: true,
  });
  return (await client.send(get)).Item ?? null;
}

/** A part of a partition, ends included; the whole of it when none are given. */
export interface Range {
  readonly partition: string;
  readonly between?: readonly [string, string];
  readonly backwards?: boolean;
}

/** To the last page: DynamoDB hands over a megabyte at a time. */
export async function readAll(table: Table, range: Range): Promise<readonly Item[]> {
  const items: Item[] = [];
  let from: Item | undefined;
  do {
    const answer = await table.client.send(
      new QueryCommand({ ...queryOf(table.table, range), ExclusiveStartKey: from }),
    );
    for (const item of answer.Items ?? []) items.push(item);
    from = answer.LastEvaluatedKey;
  } while (from !== undefined);
  return items;
}

export async function readLast(table: Table, range: Range): Promise<Item | null> {
  const query = { ...queryOf(table.table, { ...range, backwards: true }), Limit: 1 };
  return (await table.client.send(new QueryCommand(query))).Items?.[0] ?? null;
}

function queryOf(table: string, { partition, between, backwards }: Range): QueryCommandInput {
  const [from, to] = between ?? [];
  const isWhole = from === undefined || to === undefined;
  return {
    TableName: table,
    ConsistentRead: true,
    ScanIndexForward: backwards !== true,
    KeyConditionExpression: isWhole ? 'pk = :pk' : 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':pk': { S: partition },
      ...(isWhole ? {} : { ':from': { S: from }, ':to': { S: to } }),
    },
  };
}
