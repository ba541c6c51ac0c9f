import { DeliveredNotes } from './delivered-notes.ts';
import { isSameLook, type FileLook } from './file-look.ts';
import type { FolderObjectStore } from './folder-object-store.ts';
import { inboxFiles } from './inbox-files.ts';
import { Patience } from './patience.ts';

export interface ArrivedObject {
  readonly key: string;
  readonly versionId: string;
}

export interface InboxFault {
  /** Null when the folder itself could not be read. */
  readonly key: string | null;
  readonly error: unknown;
  /** Otherwise only when the file changes, or after a restart. */
  readonly willRetry: boolean;
}

export interface InboxOptions {
  readonly store: FolderObjectStore;
  /** For example inbox/ */
  readonly prefix: string;
  /**
   * Called for each new version, one at a time, however it came there. What is rejected, or was under way when the
   * process ended, is delivered again: the same version may come twice.
   */
  readonly deliver: (arrived: ArrivedObject) => Promise<void>;
  readonly onFault: (fault: InboxFault) => void;
}

/**
 * Looks at a folder again and again. A file that stands as it did at the look before is taken: its bytes become a
 * version before anybody reads them. A file that goes on changing is taken again.
 */
export class InboxLooks {
  readonly #options: InboxOptions;
  readonly #notes: DeliveredNotes;
  readonly #patience = new Patience();
  readonly #seen = new Map<string, FileLook>();
  readonly #done = new Map<string, FileLook>();
  /** Keys that have a current version; null before the first look. */
  #known: Set<string> | null = null;
  readonly #missing = new Set<string>();

  constructor(options: InboxOptions) {
    this.#options = options;
    this.#notes = new DeliveredNotes(options.store.root);
  }

  /** One look. Faults go to onFault. Ends early, between two files, when it is to stop. */
  async look(isStopping: () => boolean = () => false): Promise<void> {
    const { store, prefix, onFault } = this.#options;
    try {
      this.#known ??= new Set((await store.list(prefix)).map(({ key }) => key));
      const files = await inboxFiles(store.root, prefix);
      for (const [key, look] of files) {
        if (isStopping()) return;
        await this.#lookAt(key, look);
      }
      await this.#noteRemoved(files, this.#known);
    } catch (error) {
      onFault({ key: null, error, willRetry: true });
    }
  }

  async #lookAt(key: string, look: FileLook): Promise<void> {
    if (isSameLook(this.#done.get(key), look)) return;
    if (!isSameLook(this.#seen.get(key), look)) {
      this.#seen.set(key, look);
      this.#patience.forget(key);
      return;
    }
    if (this.#patience.waits(key)) return;
    try {
      if (await this.#takeAndDeliver(key, look)) this.#done.set(key, look);
      else this.#seen.delete(key);
    } catch (error) {
      const willRetry = this.#patience.wentWrong(key);
      if (!willRetry) this.#done.set(key, look);
      this.#options.onFault({ key, error, willRetry });
    }
  }

  /** False when the file changed meanwhile. */
  async #takeAndDeliver(key: string, look: FileLook): Promise<boolean> {
    const version = await this.#options.store.take(key, look);
    if (version === null) return false;
    this.#known?.add(key);
    if ((await this.#notes.last(key)) === version.versionId) return true;
    await this.#options.deliver({ key, versionId: version.versionId });
    await this.#notes.note(key, version.versionId);
    return true;
  }

  /** Missing at two looks: programs that save by renaming leave a gap. */
  async #noteRemoved(files: ReadonlyMap<string, FileLook>, known: Set<string>): Promise<void> {
    for (const key of known) {
      if (files.has(key)) this.#missing.delete(key);
      else if (!this.#missing.has(key)) this.#missing.add(key);
      else {
        await this.#options.store.markDeleted(key);
        for (const memory of [known, this.#missing, this.#seen, this.#done]) memory.delete(key);
      }
    }
  }
}
