import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { mkdir, readFile, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { OutputFile } from './outputs.ts';

/** The folder given for results cannot be used: the message says why, and what to do. */
export class OutputFolderError extends Error {
  override readonly name = 'OutputFolderError';
}

const MANIFEST = 'manifest.json';
const PIECE = 1 << 18;

/** Where results may go: a folder that is new, empty, or holds a former result. Throws OutputFolderError otherwise. */
export async function checkOutputFolder(path: string): Promise<string> {
  const folder = existsSync(path) ? await realpath(path) : resolve(path);
  if (!existsSync(folder)) return folder;
  if (!(await stat(folder)).isDirectory()) {
    throw new OutputFolderError(
      `${path} is a file. Give --out a folder that is new, empty, or holds a former result.`,
    );
  }
  const names = await readdir(folder);
  if (names.length > 0 && !(await holdsResult(folder))) {
    throw new OutputFolderError(
      `${path} is not empty and holds no former result (no ${MANIFEST} of a review), so it is left as it is. Give --out another folder.`,
    );
  }
  return folder;
}

async function holdsResult(folder: string): Promise<boolean> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
    return typeof manifest === 'object' && manifest !== null && 'run_id' in manifest && 'outputs' in manifest;
  } catch {
    return false;
  }
}

/**
 * Writes the files and then their manifest into a folder beside the target, and puts it in the target's place by
 * renaming: a reader finds the whole former result or the whole new one, never a part.
 */
export async function publishFolder(
  folder: string,
  files: readonly OutputFile[],
  manifest: (outputs: Record<string, string>) => string,
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const beside = (kind: string): string =>
    join(dirname(folder), `.${basename(folder)}.${kind}-${process.pid}`);
  const fresh = beside('new');
  try {
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh);
    const outputs: Record<string, string> = {};
    for (const { name, pieces } of files) outputs[name] = writePieces(join(fresh, name), pieces);
    writePieces(join(fresh, MANIFEST), [manifest(outputs)]);
    await swap(fresh, folder, beside('old'));
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function swap(fresh: string, folder: string, old: string): Promise<void> {
  if (!existsSync(folder)) {
    await rename(fresh, folder);
    return;
  }
  await rename(folder, old);
  try {
    await rename(fresh, folder);
  } catch (error) {
    await rename(old, folder);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

/** Writes pieces by way of one buffer, and returns the SHA-256 of their bytes. */
function writePieces(path: string, pieces: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256');
  const file = openSync(path, 'wx');
  const buffer = Buffer.allocUnsafe(PIECE);
  let length = 0;
  const put = (bytes: Uint8Array): void => {
    hash.update(bytes);
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
  };
  const flush = (): void => {
    put(buffer.subarray(0, length));
    length = 0;
  };
  try {
    for (const piece of pieces) {
      // A UTF-16 unit is at most three bytes of UTF-8.
      const most = typeof piece === 'string' ? piece.length * 3 : piece.length;
      if (length + most > PIECE) flush();
      if (most > PIECE) put(typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece);
      else if (typeof piece === 'string') length += buffer.write(piece, length, 'utf8');
      else {
        buffer.set(piece, length);
        length += piece.length;
      }
    }
    flush();
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}
