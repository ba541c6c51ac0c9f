import { createHash } from 'node:crypto';
import type {
  CreateOutcome,
  ObjectBody,
  ObjectStore,
  ObjectVersion,
  PutOptions,
} from '../../lib/store/object-store.ts';

/** Objects in memory, one version after another: for tests of what is built on the port. */
export class MemoryObjectStore implements ObjectStore {
  readonly #versions = new Map<string, ObjectBody[]>();
  readonly #removed = new Set<string>();
  #clock = Date.UTC(2026, 5, 1);

  current(key: string): Promise<ObjectVersion | null> {
    if (this.#removed.has(key)) return Promise.resolve(null);
    return Promise.resolve(this.#versions.get(key)?.at(-1) ?? null);
  }

  head(key: string, versionId: string): Promise<ObjectVersion | null> {
    return this.read(key, versionId);
  }

  read(key: string, versionId: string): Promise<ObjectBody | null> {
    return Promise.resolve(this.#versions.get(key)?.find((each) => each.versionId === versionId) ?? null);
  }

  put(key: string, bytes: Uint8Array, options: PutOptions): Promise<ObjectVersion> {
    const versions = this.#versions.get(key) ?? [];
    this.#clock += 1000;
    const body = {
      key,
      versionId: `v${versions.length + 1}`,
      size: bytes.length,
      storedAt: new Date(this.#clock).toISOString(),
      metadata: options.metadata ?? {},
      bytes: Uint8Array.from(bytes),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    this.#versions.set(key, [...versions, body]);
    this.#removed.delete(key);
    return Promise.resolve(body);
  }

  async create(key: string, bytes: Uint8Array, options: PutOptions): Promise<CreateOutcome> {
    const there = await this.current(key);
    if (there !== null) return { outcome: 'exists', version: there };
    return { outcome: 'created', version: await this.put(key, bytes, options) };
  }

  list(prefix: string): Promise<readonly ObjectVersion[]> {
    const all = [...this.#versions.keys()].filter((key) => key.startsWith(prefix)).sort();
    const keys = all.filter((key) => !this.#removed.has(key));
    return Promise.resolve(keys.map((key) => this.#versions.get(key)?.at(-1) as ObjectVersion));
  }

  /** As S3 does it: a mark that hides the versions before it. They can still be read. */
  remove(key: string): void {
    this.#removed.add(key);
  }

  /** As rules for old versions do it: they are gone for good. */
  forget(key: string): void {
    this.#versions.delete(key);
  }

  /** Every key with the hash of each of its versions, to compare one state with another. */
  dump(): Record<string, string[]> {
    const keys = [...this.#versions.keys()].sort();
    return Object.fromEntries(
      keys.map((key) => [key, (this.#versions.get(key) ?? []).map((each) => each.sha256)]),
    );
  }
}
