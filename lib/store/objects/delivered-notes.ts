import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, placeFile, writeReadyFile } from './atomic-file.ts';
import { VERSIONS_FOLDER } from './folder-keys.ts';
import { namesForKey } from './folder-names.ts';

/** Never the name of a piece of a key. */
const NOTE = '%+';

/** Which version of each key was delivered last, kept over a restart. */
export class DeliveredNotes {
  readonly #folder: string;

  constructor(root: string) {
    this.#folder = join(root, VERSIONS_FOLDER);
  }

  async last(key: string): Promise<string | null> {
    try {
      return await readFile(this.#path(key), 'utf8');
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
      throw error;
    }
  }

  async note(key: string, versionId: string): Promise<void> {
    await placeFile(await writeReadyFile(join(this.#folder, 'ready'), versionId), this.#path(key));
  }

  #path(key: string): string {
    return join(this.#folder, 'delivered', ...namesForKey(key), NOTE);
  }
}
