import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ports } from '../../lib/pipeline/ports.ts';
import { dynamoRoundStore, ledgerLog } from '../../lib/store/dynamodb/dynamo-round-store.ts';
import { localClient } from '../../lib/store/dynamodb/local-client.ts';
import { FolderInUseError, openLocalTable, type LocalTable } from '../../lib/store/dynamodb/local-table.ts';
import type { Table } from '../../lib/store/dynamodb/table.ts';
import { FolderObjectStore } from '../../lib/store/objects/folder-object-store.ts';
import type { RoundStore } from '../../lib/store/round-store.ts';
import { UsageError } from '../usage-error.ts';
import { runningEndpoint, type Endpoint } from './endpoint-file.ts';
import { folderLayout, type FolderLayout } from './folder-layout.ts';
import type { OpenStore } from './open-store.ts';

/** What is built on a folder has its buckets as they are, to watch them. */
export interface FolderPorts extends Ports {
  readonly inbox: FolderObjectStore;
  readonly reports: FolderObjectStore;
}

export interface OpenFolder extends OpenStore {
  readonly ports: FolderPorts;
}

export const TABLE = 'grantline';
const BETWEEN_TRIES = 200;
/** Another command has the folder while it reviews what was put, at the longest a large batch. */
const LONGEST_WAIT = 10 * 60 * 1000;

/** Asks the serve that runs on the folder; without one, opens the folder itself as soon as it is free. */
export async function openFolderStore(root: string): Promise<OpenFolder> {
  const layout = folderLayout(root);
  if (!existsSync(layout.table)) {
    throw new UsageError(
      `There is no store in ${root}. Start one there: grantline serve --folder ${root}. Or name its folder with --folder.`,
    );
  }
  const end = Date.now() + LONGEST_WAIT;
  for (;;) {
    const running = await runningEndpoint(layout.endpoint);
    if (running !== null) return askServe(layout, running);
    try {
      return holdFolder(layout, await openLocalTable(layout.table, TABLE));
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      if (Date.now() > end) throw new UsageError(error.message, { cause: error });
    }
    await sleep(BETWEEN_TRIES);
  }
}

function askServe(layout: FolderLayout, { endpoint, accessKeyId }: Endpoint): OpenFolder {
  const client = localClient(endpoint, accessKeyId);
  return {
    ports: folderPorts(layout, { client, table: TABLE }),
    reviewer: 'serve',
    placeOfReport: placeIn(layout),
    close: () => {
      client.destroy();
      return Promise.resolve();
    },
  };
}

function holdFolder(layout: FolderLayout, table: LocalTable): OpenFolder {
  return {
    ports: folderPorts(layout, table),
    reviewer: 'this process',
    placeOfReport: placeIn(layout),
    close: table.close,
  };
}

export const placeIn =
  ({ reports }: FolderLayout): OpenStore['placeOfReport'] =>
  (key) =>
    join(reports, ...key.split('/'));

/** Everything that the pipeline touches, in a folder. */
export function folderPorts(layout: FolderLayout, { client, table }: Table): FolderPorts {
  return {
    inbox: new FolderObjectStore({ root: layout.root }),
    reports: new FolderObjectStore({ root: layout.reports }),
    store: withoutLease(dynamoRoundStore({ client, table, random: Math.random, sleep })),
    ledger: ledgerLog({ client, table }),
    now: () => new Date(),
    newId: randomUUID,
  };
}

/** Whoever holds the folder is the only worker: a claim that it meets is of one that was killed, and holds nobody up. */
function withoutLease(store: RoundStore): RoundStore {
  return { ...store, claim: (runId, round, owner, now) => store.claim(runId, round, owner, now, 0) };
}
