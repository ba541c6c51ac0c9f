import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreateOutcome, ObjectBody, ObjectStore, ObjectVersion, PutOptions } from '../object-store.ts';
import { placeFile, writeReadyFile, type ReadyFile } from './atomic-file.ts';
import { ContentFiles } from './content-files.ts';
import { sha256 } from '../sha256.ts';
import { isSameLook, lookAtFile, type FileLook } from './file-look.ts';
import { VERSIONS_FOLDER, checkFolderKey, whyNoFolderKey } from './folder-keys.ts';
import { namesForKey } from './folder-names.ts';
import { checkMetadata } from './metadata.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { makeRoom } from './room-for-file.ts';
import { TurnFiles } from './turn-files.ts';
import { VersionIndex, type EntryDraft, type VersionEntry } from './version-index.ts';

export interface FolderObjectStoreOptions {
  readonly root: string;
  readonly now?: () => Date;
}

/**
 * A folder as a bucket. Each current object lies under its own name, for people; what counts are the versions in a
 * hidden folder beside. A file that a person puts there is an object once it was taken (watch-folder.ts). On a file
 * system that folds capitals, keys that differ in them alone are one.
 */
export class FolderObjectStore implements ObjectStore {
  readonly root: string;
  readonly #now: () => Date;
  readonly #index: VersionIndex;
  readonly #content: ContentFiles;
  readonly #waiting = new OneAtATime();
  readonly #turns: TurnFiles;

  constructor({ root, now }: FolderObjectStoreOptions) {
    this.root = root;
    this.#now = now ?? (() => new Date());
    this.#index = new VersionIndex(root);
    this.#content = new ContentFiles(root);
    this.#turns = new TurnFiles(join(root, VERSIONS_FOLDER, 'turns'));
  }

  async current(key: string): Promise<ObjectVersion | null> {
    if (whyNoFolderKey(key) !== null) return null;
    const last = await this.#index.last(key);
    return last === null || last.deleted ? null : versionOf(key, last);
  }

  async head(key: string, versionId: string): Promise<ObjectVersion | null> {
    if (whyNoFolderKey(key) !== null) return null;
    const entry = await this.#index.find(key, versionId);
    return entry === null ? null : versionOf(key, entry);
  }

  async read(key: string, versionId: string): Promise<ObjectBody | null> {
    if (whyNoFolderKey(key) !== null) return null;
    const entry = await this.#index.find(key, versionId);
    if (entry === null) return null;
    const bytes = await this.#content.read(key, entry);
    return { ...versionOf(key, entry), bytes, sha256: entry.sha256 };
  }

  async put(key: string, bytes: Uint8Array, options: PutOptions): Promise<ObjectVersion> {
    return this.#inTurn(key, async () => {
      const { ready, draft } = await this.#prepare(key, bytes, options);
      // The file first: cut off in between, the watcher finds a new file, never an old one that looks new.
      await placeFile(ready, this.pathOf(key));
      return versionOf(key, await this.#index.append(key, draft));
    });
  }

  async create(key: string, bytes: Uint8Array, options: PutOptions): Promise<CreateOutcome> {
    return this.#inTurn(key, async () => {
      for (;;) {
        const last = await this.#index.last(key);
        if (last !== null && !last.deleted) return { outcome: 'exists', version: versionOf(key, last) };
        // The entry first: the file must not replace that of somebody who was faster.
        const { ready, draft } = await this.#prepare(key, bytes, options);
        const entry = await this.#index.appendAfter(last, key, draft);
        if (entry === null) continue;
        await placeFile(ready, this.pathOf(key));
        return { outcome: 'created', version: versionOf(key, entry) };
      }
    });
  }

  async list(prefix: string): Promise<readonly Omit<ObjectVersion, 'metadata'>[]> {
    const found = await this.#index.list(prefix);
    return found.flatMap(({ key, entry: { deleted, versionId, size, storedAt } }) =>
      deleted ? [] : [{ key, versionId, size, storedAt }],
    );
  }

  /** Where the current object lies for people. */
  pathOf(key: string): string {
    return join(this.root, ...namesForKey(key));
  }

  /**
   * Makes a version of the file that lies under a key's name, if it still stands as it was seen, unless the last
   * version is this file. Null when it changed before all of it was read.
   */
  async take(key: string, seen: FileLook): Promise<ObjectVersion | null> {
    return this.#inTurn(key, async () => {
      const path = this.pathOf(key);
      if (!isSameLook(seen, await lookAtFile(path))) return null;
      const bytes = await readFile(path);
      if (BigInt(bytes.length) !== seen.size || !isSameLook(seen, await lookAtFile(path))) return null;
      const draft = this.#draft(bytes, { contentType: 'application/octet-stream' }, seen.modified);
      const last = await this.#index.last(key);
      const isTaken = last?.sha256 === draft.sha256 && last.fileModified === draft.fileModified;
      if (isTaken && !last.deleted) return versionOf(key, last);
      await this.#content.keep(bytes, draft.sha256);
      return versionOf(key, await this.#index.append(key, draft));
    });
  }

  /** Notes that a person removed the file. The versions stay. */
  async markDeleted(key: string): Promise<void> {
    await this.#inTurn(key, async () => {
      const last = await this.#index.last(key);
      if (last === null || last.deleted || (await lookAtFile(this.pathOf(key))) !== null) return;
      const nothing = this.#draft(new Uint8Array(), { contentType: '' }, 0n);
      await this.#index.appendAfter(last, key, { ...nothing, deleted: true });
    });
  }

  /** The file of a key and its versions change together, in this process and in others. */
  #inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const checked = checkFolderKey(key);
    return this.#waiting.run(checked, () => this.#turns.run(checked, work));
  }

  async #prepare(
    key: string,
    bytes: Uint8Array,
    options: PutOptions,
  ): Promise<{ ready: ReadyFile; draft: EntryDraft }> {
    const checked = { ...options, metadata: checkMetadata(options.metadata) };
    await makeRoom(key, this.pathOf(key));
    await this.#content.keep(bytes, sha256(bytes));
    const ready = await writeReadyFile(join(this.root, VERSIONS_FOLDER, 'ready'), bytes);
    return { ready, draft: this.#draft(bytes, checked, ready.modified) };
  }

  #draft(bytes: Uint8Array, { contentType, metadata }: PutOptions, modified: bigint): EntryDraft {
    return {
      deleted: false,
      storedAt: this.#now().toISOString(),
      size: bytes.length,
      sha256: sha256(bytes),
      contentType,
      metadata: metadata ?? {},
      fileModified: String(modified),
    };
  }
}

function versionOf(key: string, { versionId, size, storedAt, metadata }: VersionEntry): ObjectVersion {
  return { key, versionId, size, storedAt, metadata };
}
