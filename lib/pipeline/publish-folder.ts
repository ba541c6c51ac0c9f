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

/** The results could not be written: the disk is full, the folder may not be written, a name is in the way. */
export class ResultsNotWrittenError extends Error {
  override readonly name = 'ResultsNotWrittenError';
}

/**
 * Writes the files and then their manifest into a folder beside the target, and puts it in the target's place by
 * renaming: a reader finds the whole former result or the whole new one, never a part. Throws ResultsNotWrittenError
 * when the file system does not let it; the former result then stands as it was.
 */
export async function publishFolder(
  folder: string,
  files: readonly OutputFile[],
  manifest: (outputs: Record<string, string>) => string,
): Promise<void> {
  try {
    await mkdir(dirname(folder), { recursive: true });
    await mendInterrupted(folder);
    await writeAndSwap(folder, files, manifest);
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    const message = `The results could not be written to ${folder}: ${error.message}. What stood there stands as it was.`;
    throw new ResultsNotWrittenError(message, { cause: error });
  }
}

async function writeAndSwap(
  folder: string,
  files: readonly OutputFile[],
  manifest: (outputs: Record<string, string>) => string,
): Promise<void> {
  const fresh = beside(folder, 'new', process.pid);
  try {
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh);
    const outputs: Record<string, string> = {};
    for (const { name, pieces } of files) outputs[name] = writePieces(join(fresh, name), pieces);
    writePieces(join(fresh, MANIFEST), [manifest(outputs)]);
    await swap(fresh, folder, beside(folder, 'old', process.pid));
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

function beside(folder: string, kind: 'new' | 'old', pid: number): string {
  return join(dirname(folder), `.${basename(folder)}.${kind}-${pid}`);
}

/**
 * What a run that was killed left beside the folder: the former result goes back to its place if that is empty, and
 * what was half written goes. Folders of a run that is still alive are left to it.
 */
async function mendInterrupted(folder: string): Promise<void> {
  const prefix = `.${basename(folder)}.`;
  for (const name of await readdir(dirname(folder))) {
    const match = name.startsWith(prefix) ? /^(new|old)-(\d+)$/.exec(name.slice(prefix.length)) : null;
    if (!match || isAlive(Number(match[2]))) continue;
    const left = join(dirname(folder), name);
    if (match[1] === 'old' && !existsSync(folder)) await rename(left, folder);
    else await rm(left, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be asked, and is alive.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
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
