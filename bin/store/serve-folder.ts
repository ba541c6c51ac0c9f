import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderInUseError, openLocalTable, type LocalTable } from '../../lib/store/dynamodb/local-table.ts';
import { UsageError } from '../usage-error.ts';
import { removeEndpoint, runningEndpoint, writeEndpoint } from './endpoint-file.ts';
import type { FolderLayout } from './folder-layout.ts';
import { folderPorts, TABLE, type FolderPorts } from './folder-store.ts';

export interface ServedFolder {
  readonly ports: FolderPorts;
  /** Whether nothing was there before. */
  readonly isNew: boolean;
  readonly close: () => Promise<void>;
}

/** Long enough for a command that reviews one upload and ends; a large batch takes longer. */
const TRIES = 25;
const BETWEEN_TRIES = 200;

/**
 * Opens a folder, making it if need be, and tells other commands where it is asked.
 * @throws UsageError when another process has it.
 */
export async function serveFolder(layout: FolderLayout): Promise<ServedFolder> {
  const isNew = !existsSync(layout.table);
  await mkdir(layout.inbox, { recursive: true });
  await mkdir(layout.reports, { recursive: true });
  const accessKeyId = randomBytes(16).toString('hex');
  const table = await openFree(layout, accessKeyId);
  await writeFile(join(layout.root, '.gitignore'), '*\n');
  await writeEndpoint(layout.endpoint, { endpoint: table.endpoint, accessKeyId, pid: process.pid });
  return {
    ports: folderPorts(layout, table),
    isNew,
    close: async () => {
      await removeEndpoint(layout.endpoint);
      await table.close();
    },
  };
}

async function openFree(layout: FolderLayout, accessKeyId: string): Promise<LocalTable> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await openLocalTable(layout.table, TABLE, accessKeyId);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      const running = await runningEndpoint(layout.endpoint);
      if (running !== null) {
        throw new UsageError(
          `grantline serve already runs on ${layout.root}, as process ${running.pid}. Use that one, or stop it first; another store needs another --folder.`,
          { cause: error },
        );
      }
      if (attempt === TRIES) throw new UsageError(error.message, { cause: error });
    }
    await sleep(BETWEEN_TRIES);
  }
}
