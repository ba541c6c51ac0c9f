import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { dynamoRoundStore } from '../../lib/store/dynamodb/dynamo-round-store.ts';
import { openLocalTable, type LocalTable } from '../../lib/store/dynamodb/local-table.ts';
import type { RoundStore } from '../../lib/store/round-store.ts';

/** A table in memory for a test file, and a store on it that does not wait. */
export interface LocalStore {
  readonly table: LocalTable;
  readonly store: RoundStore;
  /** How long the store would have waited, in milliseconds. */
  readonly waited: number[];
}

export function localStore(random: () => number = Math.random): LocalStore {
  const given = { waited: [] as number[] } as { table: LocalTable; store: RoundStore; waited: number[] };
  beforeAll(async () => {
    given.table = await openLocalTable(null);
    const { client, table } = given.table;
    const noSleep = async (milliseconds: number): Promise<void> => {
      given.waited.push(milliseconds);
      await sleep(0);
    };
    given.store = dynamoRoundStore({ client, table, random, sleep: noSleep });
  });
  afterAll(() => given.table.close());
  return given;
}
