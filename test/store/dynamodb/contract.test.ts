import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, expect, it } from 'vitest';
import { dynamoRoundStore, ledgerLog } from '../../../lib/store/dynamodb/dynamo-round-store.ts';
import { localClient } from '../../../lib/store/dynamodb/local-client.ts';
import { openLocalTable, type LocalTable } from '../../../lib/store/dynamodb/local-table.ts';
import { createTableIfMissing, type Table } from '../../../lib/store/dynamodb/table.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { roundStoreContract, type Stores } from '../../contract/round-store.ts';

const stores = ({ client, table }: Table): Stores => ({
  store: dynamoRoundStore({ client, table, random: Math.random, sleep }),
  ledger: ledgerLog({ client, table }),
});

const opened: LocalTable[] = [];
const openLocal = async (folder: string | null): Promise<Stores> => {
  const table = await openLocalTable(folder);
  opened.push(table);
  return stores(table);
};
afterAll(async () => {
  for (const table of opened) await table.close();
});

roundStoreContract('in memory', () => openLocal(null));

let folders = 0;
const folder = temporaryFolder();
roundStoreContract('in a folder', () => openLocal(`${folder}/${++folders}`));

const endpoint = process.env.GRANTLINE_DYNAMODB_ENDPOINT ?? '';
if (endpoint === '') {
  it('is run on another endpoint where one is named', () => {
    process.stdout.write('GRANTLINE_DYNAMODB_ENDPOINT is not set: the store was tried on dynalite alone\n');
    expect(endpoint).toBe('');
  });
} else {
  // AWS itself takes the credentials and the region of the environment.
  const client = endpoint.startsWith('https:')
    ? new DynamoDBClient({ endpoint })
    : localClient(endpoint, 'grantline');
  const tables: string[] = [];
  afterAll(async () => {
    for (const table of tables) await client.send(new DeleteTableCommand({ TableName: table }));
    client.destroy();
  });
  roundStoreContract(endpoint, async () => {
    const table = `grantline-contract-${randomUUID()}`;
    tables.push(table);
    await createTableIfMissing({ client, table }, sleep);
    return stores({ client, table });
  });
}
