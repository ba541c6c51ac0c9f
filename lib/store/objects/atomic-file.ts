import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes that are on the disk under a name of their own, and will be given their place. */
export interface ReadyFile {
  readonly path: string;
  /** Nanoseconds; it stays when the file is moved. */
  readonly modified: bigint;
}

export async function writeReadyFile(folder: string, bytes: Uint8Array | string): Promise<ReadyFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.tmp`);
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
    return { path, modified: (await file.stat({ bigint: true })).mtimeNs };
  } finally {
    await file.close();
  }
}

/** Readers find the former bytes or these, never a part. */
export async function placeFile(ready: ReadyFile, path: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await rename(ready.path, path);
    await syncFolder(dirname(path));
  } finally {
    await rm(ready.path, { force: true });
  }
}

/** The same, only if nothing is there, also between two processes: 'taken' when something is. */
export async function placeNewFile(ready: ReadyFile, path: string): Promise<'placed' | 'taken'> {
  try {
    await mkdir(dirname(path), { recursive: true });
    // Renaming would replace what is there; a second name for a file that is whole is refused instead.
    await link(ready.path, path);
    await syncFolder(dirname(path));
    return 'placed';
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return 'taken';
    throw error;
  } finally {
    await rm(ready.path, { force: true });
  }
}

/** A new name is on the disk when its folder is. */
async function syncFolder(path: string): Promise<void> {
  // Windows does not open folders, and writes their entries by itself.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
