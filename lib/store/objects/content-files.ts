import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ObjectDamagedError } from '../object-store.ts';
import { hasCode, placeFile, writeReadyFile } from './atomic-file.ts';
import { sha256 } from '../sha256.ts';
import { VERSIONS_FOLDER } from './folder-keys.ts';
import type { VersionEntry } from './version-index.ts';

/** As many bytes as were stored, and others. A fault of the disk, or somebody's doing. */
export class ContentChangedError extends Error {
  override readonly name = 'ContentChangedError';
}

/** The bytes of the versions, each once, under their SHA-256. */
export class ContentFiles {
  readonly #content: string;
  readonly #ready: string;

  constructor(root: string) {
    this.#content = join(root, VERSIONS_FOLDER, 'content');
    this.#ready = join(root, VERSIONS_FOLDER, 'ready');
  }

  async keep(bytes: Uint8Array, hash: string): Promise<void> {
    const path = this.#path(hash);
    const kept = await stat(path).catch(() => null);
    if (kept?.size === bytes.length) return;
    await placeFile(await writeReadyFile(this.#ready, bytes), path);
  }

  /** @throws ObjectDamagedError, ContentChangedError */
  async read(key: string, entry: VersionEntry): Promise<Uint8Array> {
    const bytes = await readFile(this.#path(entry.sha256)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return Buffer.alloc(0);
      throw error;
    });
    if (bytes.length !== entry.size) {
      throw new ObjectDamagedError(key, entry.versionId, entry.size, bytes.length);
    }
    if (sha256(bytes) !== entry.sha256) {
      throw new ContentChangedError(
        `${key}: the bytes of version ${entry.versionId} were changed on the disk.`,
      );
    }
    return bytes;
  }

  #path(hash: string): string {
    return join(this.#content, hash.slice(0, 2), hash);
  }
}
