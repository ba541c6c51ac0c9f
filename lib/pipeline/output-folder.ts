import { existsSync } from 'node:fs';
import { readFile, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The folder given for results cannot be used: the message says why, and what to do. */
export class OutputFolderError extends Error {
  override readonly name = 'OutputFolderError';
}

export const MANIFEST = 'manifest.json';

/** Files that systems leave in every folder that somebody looks into. */
const OF_THE_SYSTEM: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);
const MOST_NAMED = 5;
const HASH = /^[0-9a-f]{64}$/;

/**
 * Where results may go: a folder that is new, empty, or holds a former result and nothing else, since it is replaced
 * whole. Throws OutputFolderError otherwise.
 */
export async function checkOutputFolder(path: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await check(path);
    } catch (error) {
      // Another run is putting its result there: for a moment the folder is gone.
      const gone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!gone || attempt === MOST_ATTEMPTS) throw error;
      await wait(10 * attempt);
    }
  }
}

const MOST_ATTEMPTS = 10;

async function check(path: string): Promise<string> {
  const folder = existsSync(path) ? await realpath(path) : resolve(path);
  if (!existsSync(folder)) return folder;
  const { dev, isDirectory } = await about(folder);
  if (!isDirectory) {
    throw new OutputFolderError(
      `${path} is a file. Give --out a folder that is new, empty, or holds a former result.`,
    );
  }
  if (dev !== (await about(dirname(folder))).dev) throw new OutputFolderError(mounted(path));
  const names = (await readdir(folder)).filter((name) => !OF_THE_SYSTEM.has(name));
  if (names.length === 0) return folder;
  const outputs = await outputsOf(folder);
  if (outputs === null) {
    throw new OutputFolderError(
      `${path} is not empty and holds no former result (no ${MANIFEST} of a review), so it is left as it is. Give --out another folder.`,
    );
  }
  const foreign = names.filter((name) => name !== MANIFEST && !outputs.has(name)).sort();
  if (foreign.length > 0) {
    throw new OutputFolderError(
      `${path} holds a former result, which would be replaced, and beside it what is none of it: ${sayNames(foreign)}. Move that away, or give --out another folder.`,
    );
  }
  return folder;
}

/** What is said of a folder that cannot be renamed, since a disk is mounted there. */
export function mounted(path: string): string {
  return `${path} is where a disk is mounted, and cannot be replaced as a whole. Give --out a folder within it, for example ${join(path, 'results')}.`;
}

async function about(path: string): Promise<{ dev: number; isDirectory: boolean }> {
  const found = await stat(path);
  return { dev: found.dev, isDirectory: found.isDirectory() };
}

/** The names of the files of the former result that a folder holds; null when it holds none. */
async function outputsOf(folder: string): Promise<ReadonlySet<string> | null> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
    if (!isRecord(manifest) || !isRecord(manifest.outputs)) return null;
    const { format, run_id: run, outputs } = manifest;
    if (format !== 1 || !isHash(run) || !Object.values(outputs).every(isHash)) return null;
    return new Set(Object.keys(outputs));
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isHash(value: unknown): boolean {
  return typeof value === 'string' && HASH.test(value);
}

function sayNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).join(', ');
  return names.length > MOST_NAMED ? `${shown} and ${names.length - MOST_NAMED} more` : shown;
}
