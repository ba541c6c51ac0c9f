import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { CreateOutcome, ObjectBody, ObjectStore, ObjectVersion, PutOptions } from '../object-store.ts';
import { checkMetadata } from './metadata.ts';
import { saysExists, saysNoSuchVersion, saysNotThere, saysTryAgain } from './s3-answers.ts';
import { readBody } from './s3-body.ts';
import { listCurrentVersions } from './s3-listing.ts';

const MOST_ATTEMPTS = 6;

export interface S3ObjectStoreOptions {
  readonly client: S3Client;
  readonly bucket: string;
  /** What S3 checks the bytes of a put against. AWS keeps a SHA-256; radosgw looks at Content-MD5 alone. */
  readonly checksum?: 'sha256' | 'md5';
  /** Without versions S3 names each object's only version 'null', and a put destroys what was there. */
  readonly versions?: 'required' | 'where kept';
  /** Before a create that S3 did not decide is tried again. */
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
}

/** A bucket of S3. How it is encrypted is the bucket's own affair. */
export class S3ObjectStore implements ObjectStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #checksum: 'sha256' | 'md5';
  readonly #versions: 'required' | 'where kept';
  readonly #sleep: (milliseconds: number) => Promise<unknown>;

  constructor({ client, bucket, checksum, versions, sleep }: S3ObjectStoreOptions) {
    this.#client = client;
    this.#bucket = bucket;
    this.#checksum = checksum ?? 'sha256';
    this.#versions = versions ?? 'required';
    this.#sleep = sleep ?? wait;
  }

  current(key: string): Promise<ObjectVersion | null> {
    return this.#head(key, undefined);
  }

  head(key: string, versionId: string): Promise<ObjectVersion | null> {
    return this.#head(key, versionId);
  }

  async read(key: string, versionId: string): Promise<ObjectBody | null> {
    const get = new GetObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      VersionId: versionId,
      ...(this.#checksum === 'sha256' ? { ChecksumMode: 'ENABLED' as const } : {}),
    });
    const answer = await this.#client.send(get).catch(nullIf(saysNoSuchVersion));
    if (answer === null) return null;
    const version = this.#version(key, { ...answer, VersionId: versionId });
    const body = answer.Body as AsyncIterable<Uint8Array> | undefined;
    return { ...version, ...(await readBody(body ?? none(), { key, versionId, bytes: version.size })) };
  }

  async put(key: string, bytes: Uint8Array, options: PutOptions): Promise<ObjectVersion> {
    return this.#send(key, this.#request(key, bytes, options));
  }

  async create(key: string, bytes: Uint8Array, options: PutOptions): Promise<CreateOutcome> {
    const request = { ...this.#request(key, bytes, options), IfNoneMatch: '*' };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return { outcome: 'created', version: await this.#send(key, request) };
      } catch (error) {
        if (!saysExists(error) && !saysTryAgain(error)) throw error;
        const version = saysExists(error) ? await this.current(key) : null;
        if (version !== null) return { outcome: 'exists', version };
        // Undecided; or there, and deleted since.
        if (attempt === MOST_ATTEMPTS) throw error;
        await this.#sleep(50 * 2 ** attempt);
      }
    }
  }

  list(prefix: string): Promise<readonly Omit<ObjectVersion, 'metadata'>[]> {
    return listCurrentVersions(this.#client, this.#bucket, prefix);
  }

  #request(key: string, bytes: Uint8Array, options: PutOptions): PutObjectCommandInput {
    const digest = createHash(this.#checksum).update(bytes).digest('base64');
    return {
      Bucket: this.#bucket,
      Key: key,
      Body: bytes,
      ContentLength: bytes.length,
      ContentType: options.contentType,
      Metadata: checkMetadata(options.metadata),
      ...(this.#checksum === 'sha256' ? { ChecksumSHA256: digest } : { ContentMD5: digest }),
    };
  }

  /** The answer to a put has no time, so the version is asked for. */
  async #send(key: string, request: PutObjectCommandInput): Promise<ObjectVersion> {
    const { VersionId } = await this.#client.send(new PutObjectCommand(request));
    const version = await this.#head(key, this.#versionId(VersionId));
    if (version === null) throw new Error(`${key}: S3 stored the object, and does not find it.`);
    return version;
  }

  async #head(key: string, versionId: string | undefined): Promise<ObjectVersion | null> {
    const id = versionId === undefined ? {} : { VersionId: versionId };
    const head = new HeadObjectCommand({ Bucket: this.#bucket, Key: key, ...id });
    const answer = await this.#client.send(head).catch(nullIf(saysNotThere));
    return answer === null ? null : this.#version(key, { ...answer, ...id });
  }

  #version(key: string, answer: Described): ObjectVersion {
    const { ContentLength: size, LastModified: stored, Metadata } = answer;
    if (size === undefined || stored === undefined) throw new Error(`${key}: S3 tells no length or no time.`);
    const versionId = this.#versionId(answer.VersionId);
    return { key, versionId, size, storedAt: stored.toISOString(), metadata: Metadata ?? {} };
  }

  #versionId(given: string | undefined): string {
    if (given !== undefined) return given;
    if (this.#versions === 'where kept') return 'null';
    throw new Error(`The bucket ${this.#bucket} keeps no versions: turn on its versioning.`);
  }
}

interface Described {
  readonly VersionId?: string | undefined;
  readonly ContentLength?: number | undefined;
  readonly LastModified?: Date | undefined;
  readonly Metadata?: Record<string, string> | undefined;
}

function nullIf(says: (error: unknown) => boolean): (error: unknown) => null {
  return (error) => {
    if (says(error)) return null;
    throw error;
  };
}

async function* none(): AsyncGenerator<Uint8Array> {
  // A body of no bytes.
}
