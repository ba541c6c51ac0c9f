import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { localClient } from './local-client.ts';
import { createTableIfMissing, type Table } from './table.ts';

/** A table on this machine, for as long as the process runs. */
export interface LocalTable extends Table {
  readonly endpoint: string;
  /** Ends what is under way, then the server. What was written is on disk. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the table in a folder, or in memory for null. dynalite stands in for DynamoDB, inside this process; it is
 * loaded here and nowhere else, so that the functions in the cloud do not carry it.
 * @throws FolderInUseError when another process has the folder open.
 */
export async function openLocalTable(
  folder: string | null,
  table = 'grantline',
  accessKeyId = randomBytes(16).toString('hex'),
): Promise<LocalTable> {
  const fromDynalite = createRequire(createRequire(import.meta.url).resolve('dynalite'));
  const dynalite = fromDynalite('dynalite') as (options: DynaliteOptions) => Server;
  const hold = folder === null ? null : await holdFolder(folder, fromDynalite('level') as LevelPackage);
  const server = dynalite({ createTableMs: 0, ...(folder === null ? {} : { path: join(folder, 'table') }) });
  // Whoever else finds the port, another user or a page in a browser, does not know the key.
  guard(server, accessKeyId);
  await listen(server);
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = localClient(endpoint, accessKeyId);
  const close = async (): Promise<void> => {
    await closed(server);
    client.destroy();
    await hold?.close();
  };
  try {
    await createTableIfMissing({ client, table }, sleep);
  } catch (error) {
    await close();
    throw error;
  }
  return { client, table, endpoint, close };
}

interface DynaliteOptions {
  readonly path?: string;
  readonly createTableMs: number;
}

interface LevelPackage {
  readonly Level: new (path: string) => Level;
}

interface Level {
  open(): Promise<void>;
  close(): Promise<void>;
}

/**
 * LevelDB takes a lock on its folder, which goes with the process, however that ends. dynalite ends the process when it
 * finds one, so an empty database beside its own is opened first, and stays open: between two there is no gap.
 */
async function holdFolder(folder: string, { Level }: LevelPackage): Promise<Level> {
  const path = join(folder, 'lock');
  await mkdir(path, { recursive: true });
  const level = new Level(path);
  try {
    await level.open();
    return level;
  } catch (error) {
    throw isLocked(error) ? new FolderInUseError(folder, error) : error;
  }
}

function isLocked(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'LEVEL_LOCKED';
}

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(folder: string, cause: unknown) {
    super(`The store in ${folder} is open in another process. End that one first, or ask it.`, { cause });
  }
}

function guard(server: Server, accessKeyId: string): void {
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!(request.headers.authorization ?? '').includes(`Credential=${accessKeyId}/`)) {
      request.resume();
      response.writeHead(403).end();
      return;
    }
    // Once the server closes: the client would keep this connection for its next request, and closing wait for that.
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
    answer?.(request, response);
    // dynalite throws, which would end the process, when whoever asked goes away in the middle.
    request.removeAllListeners('error').on('error', () => response.destroy());
  });
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}
