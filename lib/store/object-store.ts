/** One stored version of an object. */
export interface ObjectVersion {
  readonly key: string;
  readonly versionId: string;
  /** Bytes. */
  readonly size: number;
  /** When it was stored, ISO 8601 in UTC. */
  readonly storedAt: string;
  /** Names in lower case. */
  readonly metadata: Readonly<Record<string, string>>;
}

export interface ObjectBody extends ObjectVersion {
  readonly bytes: Uint8Array;
  /** Of the bytes, in hex. */
  readonly sha256: string;
}

export interface PutOptions {
  readonly contentType: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/**
 * Where uploads arrive and where reports are kept: an S3 bucket, or a folder. Every object has versions; a version,
 * once stored, never changes. Keys are as S3 has them, with forward slashes and no leading one.
 */
export interface ObjectStore {
  /** The current version of a key; null when there is none, or it was deleted. Read consistently. */
  current(key: string): Promise<ObjectVersion | null>;

  /** A version without its bytes; null when that version is not there. */
  head(key: string, versionId: string): Promise<ObjectVersion | null>;

  /**
   * Reads a version whole; null when that version is not there.
   * @throws ObjectDamagedError when fewer or more bytes arrive than the store says it holds.
   */
  read(key: string, versionId: string): Promise<ObjectBody | null>;

  /** Stores a new version, checked against the SHA-256 of the bytes by the store where it can. */
  put(key: string, bytes: Uint8Array, options: PutOptions): Promise<ObjectVersion>;

  /**
   * Stores the object only if the key has no current version. 'exists' otherwise, with what is there: the caller
   * compares, since an answer that was lost makes our own write look like somebody else's.
   */
  create(key: string, bytes: Uint8Array, options: PutOptions): Promise<CreateOutcome>;

  /** Current versions of the keys that begin so, in order of key by code unit, all pages; without metadata. */
  list(prefix: string): Promise<readonly Omit<ObjectVersion, 'metadata'>[]>;
}

export interface CreateOutcome {
  readonly outcome: 'created' | 'exists';
  readonly version: ObjectVersion;
}

/** What arrived is not what the store says it holds. A fault: the read may be tried again. */
export class ObjectDamagedError extends Error {
  override readonly name = 'ObjectDamagedError';
  constructor(
    readonly key: string,
    readonly versionId: string,
    readonly expectedBytes: number,
    readonly arrivedBytes: number,
  ) {
    super(`${key}: ${expectedBytes} bytes are stored, ${arrivedBytes} arrived.`);
  }
}
