import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { dynamoRoundStore } from '../../../lib/store/dynamodb/dynamo-round-store.ts';
import { localClient } from '../../../lib/store/dynamodb/local-client.ts';
import { openLocalTable } from '../../../lib/store/dynamodb/local-table.ts';
import { createTableIfMissing, type Table } from '../../../lib/store/dynamodb/table.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { aReceipt } from '../../support/store-records.ts';

const folder = temporaryFolder();
const storeOf = (table: Table) => dynamoRoundStore({ ...table, random: Math.random, sleep });

describe('a table on this machine', () => {
  it('has two keys of text, no index, and listens on the loopback address', async () => {
    const { client, table, endpoint, close } = await openLocalTable(null);
    const { Table: described } = await client.send(new DescribeTableCommand({ TableName: table }));
    await createTableIfMissing({ client, table }, sleep);
    await close();
    expect(described?.KeySchema).toEqual([
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ]);
    expect(described?.GlobalSecondaryIndexes).toBeUndefined();
    expect(described?.BillingModeSummary?.BillingMode).toBe('PAY_PER_REQUEST');
    expect(endpoint).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('is made once by two that find it missing', async () => {
    const { client, close } = await openLocalTable(null);
    const both = [1, 2].map(() => createTableIfMissing({ client, table: 'made-once' }, sleep));
    await expect(Promise.all(both)).resolves.toHaveLength(2);
    await close();
  });

  it('is there again when its folder is opened again', async () => {
    const first = await openLocalTable(join(folder, 'deep/kept'));
    await storeOf(first).putReceipt(aReceipt());
    await first.close();
    const second = await openLocalTable(join(folder, 'deep/kept'));
    expect(await storeOf(second).receipt('a1')).toEqual(aReceipt());
    await second.close();
  });

  it('is refused, in a sentence, while its folder is open', async () => {
    const path = join(folder, 'busy');
    const first = await openLocalTable(path);
    await expect(openLocalTable(path)).rejects.toThrow(
      `The store in ${path} is open in another process. End that one first, or ask it.`,
    );
    expect(await storeOf(first).rounds()).toEqual([]);
    await first.close();
  });

  it('ends what is under way before it closes', async () => {
    const table = await openLocalTable(join(folder, 'closing'));
    const putting = storeOf(table).putReceipt(aReceipt({ round: null }));
    await sleep(0);
    await Promise.all([putting, table.close()]).catch(() => undefined);
    const again = await openLocalTable(join(folder, 'closing'));
    expect([null, 'a1']).toContain((await storeOf(again).receipt('a1'))?.id ?? null);
    await again.close();
  });

  it('answers nobody who does not know its key', async () => {
    const table = await openLocalTable(null);
    const stranger = localClient(table.endpoint, 'stranger');
    await expect(stranger.send(new DescribeTableCommand({ TableName: table.table }))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
    stranger.destroy();
    await table.close();
  });

  it('outlives whoever goes away in the middle of a request', async () => {
    const table = await openLocalTable(null);
    const authorization = await authorizationOf(table);
    const port = Number(new URL(table.endpoint).port);
    const socket = connect(port, '127.0.0.1');
    const head = `POST / HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Length: 1000\r\n\r\n{`;
    await new Promise((resolve) => socket.write(head, resolve));
    await sleep(50);
    socket.resetAndDestroy();
    await sleep(50);
    expect(await storeOf(table).rounds()).toEqual([]);
    await table.close();
  });
});

/** What the table's own client sends. */
async function authorizationOf({ client, table }: Table): Promise<string> {
  let authorization = '';
  client.middlewareStack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> };
      authorization = headers.authorization ?? '';
      return next(args);
    },
    { step: 'finalizeRequest', name: 'look', priority: 'low' },
  );
  await client.send(new DescribeTableCommand({ TableName: table }));
  client.middlewareStack.remove('look');
  return authorization;
}

it('Nothing but the local table loads dynalite, so that the functions in the cloud do without it', () => {
  const sources = new URL('../../../lib/store/dynamodb/', import.meta.url);
  const naming = readdirSync(sources).filter((name) =>
    /dynalite'|local-table/.test(readFileSync(new URL(name, sources), 'utf8')),
  );
  expect(naming).toEqual(['local-table.ts']);
});
