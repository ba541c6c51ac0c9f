import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, placeNewFile, writeReadyFile } from './atomic-file.ts';
import { VERSIONS_FOLDER } from './folder-keys.ts';
import { keyForNames, namesForKey } from './folder-names.ts';
import { inKeyOrder } from './key-order.ts';

/** What is known of one version. Written once. */
export interface VersionEntry {
  readonly versionId: string;
  /** A mark that the object was deleted has none of the rest. */
  readonly deleted: boolean;
  readonly storedAt: string;
  readonly size: number;
  readonly sha256: string;
  readonly contentType: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** When the file under the key's own name was written, in nanoseconds. */
  readonly fileModified: string;
}

export type EntryDraft = Omit<VersionEntry, 'versionId'>;

/** Never the name of a piece of a key. */
const ENTRIES = '%+';

/** The versions of each key, a small file each, numbered: .versions/keys/inbox/a.csv/%+/000001.json */
export class VersionIndex {
  readonly #keys: string;
  readonly #ready: string;

  constructor(root: string) {
    this.#keys = join(root, VERSIONS_FOLDER, 'keys');
    this.#ready = join(root, VERSIONS_FOLDER, 'ready');
  }

  /** The last entry, a mark of deletion too; null when there is none. */
  async last(key: string): Promise<VersionEntry | null> {
    const number = await this.#lastNumber(key);
    return number === 0 ? null : this.#entry(key, number);
  }

  async find(key: string, versionId: string): Promise<VersionEntry | null> {
    const number = /^\d{6,}(?=-)/.exec(versionId);
    const entry = number === null ? null : await this.#entry(key, Number(number[0]));
    return entry?.versionId === versionId && !entry.deleted ? entry : null;
  }

  async append(key: string, draft: EntryDraft): Promise<VersionEntry> {
    for (;;) {
      const entry = await this.#appendAt(key, 1 + (await this.#lastNumber(key)), draft);
      if (entry !== null) return entry;
    }
  }

  /** Appends, if that is still the last entry; null otherwise. */
  appendAfter(last: VersionEntry | null, key: string, draft: EntryDraft): Promise<VersionEntry | null> {
    return this.#appendAt(key, 1 + (last === null ? 0 : parseInt(last.versionId, 10)), draft);
  }

  /** The last entries of the keys that begin so, in order of key. */
  async list(prefix: string): Promise<{ key: string; entry: VersionEntry }[]> {
    const within = prefix.includes('/') ? namesForKey(prefix.slice(0, prefix.lastIndexOf('/'))) : [];
    if (within.includes('')) return []; // two slashes in a row: no key has them
    const found: { key: string; entry: VersionEntry }[] = [];
    for (const key of await this.#keysWithin(within)) {
      const entry = key.startsWith(prefix) ? await this.last(key) : null;
      if (entry !== null) found.push({ key, entry });
    }
    return found.sort(inKeyOrder);
  }

  async #appendAt(key: string, number: number, draft: EntryDraft): Promise<VersionEntry | null> {
    const versionId = `${padded(number)}-${draft.deleted ? 'deleted' : draft.sha256.slice(0, 16)}`;
    const entry: VersionEntry = { versionId, ...draft };
    const ready = await writeReadyFile(this.#ready, `${JSON.stringify(entry)}\n`);
    return (await placeNewFile(ready, this.#path(key, number))) === 'placed' ? entry : null;
  }

  async #keysWithin(names: readonly string[]): Promise<string[]> {
    const keys: string[] = [];
    for (const child of await namesIn(join(this.#keys, ...names))) {
      if (child !== ENTRIES) keys.push(...(await this.#keysWithin([...names, child])));
      else keys.push(keyForNames(names) ?? '');
    }
    return keys;
  }

  async #lastNumber(key: string): Promise<number> {
    const names = await namesIn(join(this.#keys, ...namesForKey(key), ENTRIES));
    return Math.max(0, ...names.map((name) => parseInt(name, 10)));
  }

  async #entry(key: string, number: number): Promise<VersionEntry | null> {
    try {
      return JSON.parse(await readFile(this.#path(key, number), 'utf8')) as VersionEntry;
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
      throw error;
    }
  }

  #path(key: string, number: number): string {
    return join(this.#keys, ...namesForKey(key), ENTRIES, `${padded(number)}.json`);
  }
}

function padded(number: number): string {
  return String(number).padStart(6, '0');
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}
