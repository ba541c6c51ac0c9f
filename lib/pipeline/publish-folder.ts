import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from './make-folder.ts';
import { MANIFEST, mounted } from './output-folder.ts';
import type { OutputFile } from './outputs.ts';

const PIECE = 1 << 18;

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
    await makeFolder(dirname(folder));
    await mendInterrupted(folder);
    await writeAndSwap(folder, files, manifest);
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    const why = codeOf(error) === 'EBUSY' ? mounted(folder) : `${error.message}.`;
    const message = `The results could not be written to ${folder}: ${why} What stood there stands as it was.`;
    throw new ResultsNotWrittenError(message, { cause: error });
  }
}

async function writeAndSwap(
  folder: string,
  files: readonly OutputFile[],
  manifest: (outputs: Record<string, string>) => string,
): Promise<void> {
  const run = `${process.pid}-${++runs}`;
  const fresh = beside(folder, 'new', run);
  try {
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh);
    const outputs: Record<string, string> = {};
    for (const { name, pieces } of files) outputs[name] = writePieces(join(fresh, name), pieces);
    writePieces(join(fresh, MANIFEST), [manifest(outputs)]);
    await swap(fresh, folder, beside(folder, 'old', run));
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Runs of this process: two of them may write to one folder. */
let runs = 0;

function beside(folder: string, kind: 'new' | 'old', run: string): string {
  return join(dirname(folder), `.${basename(folder)}.${kind}-${run}`);
}

/**
 * What a run that was killed left beside the folder: the former result goes back to its place if that is empty, and
 * what was half written goes. Folders of a run that is still alive are left to it.
 */
async function mendInterrupted(folder: string): Promise<void> {
  const prefix = `.${basename(folder)}.`;
  for (const name of await readdir(dirname(folder))) {
    const match = name.startsWith(prefix)
      ? /^(new|old)-(\d+)(?:-\d+)?$/.exec(name.slice(prefix.length))
      : null;
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

/** Tries again while another run puts its result into the same place: each is whole, and the last one stays. */
async function swap(fresh: string, folder: string, old: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await putInPlace(fresh, folder, old);
      return;
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !CROSSED.has(codeOf(error))) throw error;
      await wait(10 * attempt);
    }
  }
}

const MOST_ATTEMPTS = 20;
/** What a rename meets where another run was there in between: a folder that is full, or gone. */
const CROSSED: ReadonlySet<unknown> = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT']);

async function putInPlace(fresh: string, folder: string, old: string): Promise<void> {
  if (!existsSync(folder)) {
    await rename(fresh, folder);
    return;
  }
  await rename(folder, old);
  try {
    await rename(fresh, folder);
  } catch (error) {
    // Another run's result stands there by now: the former one gives way to that.
    if (existsSync(folder)) await rm(old, { recursive: true, force: true });
    else await rename(old, folder);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
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
