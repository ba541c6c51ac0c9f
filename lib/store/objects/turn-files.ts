import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sha256 } from '../sha256.ts';
import { hasCode } from './atomic-file.ts';

const ASK_AGAIN_MS = 10;
/** No turn takes as long, were it a file of gigabytes: whoever held it is gone, and its number was given anew. */
const LONGEST_TURN_MS = 60_000;

/**
 * Turns between processes that share a folder: whoever makes the file of a key has its turn, and takes the file away
 * again. It holds the number of the process, so that a turn which a killed process left is known for what it is.
 */
export class TurnFiles {
  constructor(private readonly folder: string) {}

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const path = join(this.folder, sha256(Buffer.from(key)));
    await mkdir(this.folder, { recursive: true });
    while (!(await isTaken(path))) {
      if (await isLeft(path)) await this.#clear(path);
      else await wait(ASK_AGAIN_MS);
    }
    try {
      return await work();
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Moved away first: of several that clear it, one does. */
  async #clear(path: string): Promise<void> {
    const aside = join(this.folder, `${randomUUID()}.left`);
    try {
      await rename(path, aside);
      await rm(aside, { force: true });
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
  }
}

async function isTaken(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid)).finally(() => file.close());
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Whether the process that holds a turn is gone. */
async function isLeft(path: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LONGEST_TURN_MS) return true;
    const holder = await readFile(path, 'utf8');
    // Empty between its making and its writing.
    return holder !== '' && !isAlive(Number(holder));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be asked, and is alive.
    return hasCode(error, 'EPERM');
  }
}
