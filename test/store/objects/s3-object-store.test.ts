import { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { S3ObjectStore } from '../../../lib/store/objects/s3-object-store.ts';

interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Readable;
}

interface Asked {
  readonly method: string;
  readonly headers: Record<string, string>;
}

const CSV = { contentType: 'text/csv' };
const ABC = Buffer.from('abc');
// printf abc | openssl dgst -sha256 -binary | base64, and the same with -md5.
const SHA256_OF_ABC = 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';
const MD5_OF_ABC = 'kAFQmDzST7DWlj99KOF/cg==';
const STORED = {
  'x-amz-version-id': 'v1',
  'content-length': '3',
  'last-modified': 'Thu, 01 Oct 2026 12:00:00 GMT',
};
const VERSION = {
  key: 'a.csv',
  versionId: 'v1',
  size: 3,
  storedAt: '2026-10-01T12:00:00.000Z',
  metadata: {},
};
const refusal = (status: number, code: string): Answer => ({
  status,
  body: `<Error><Code>${code}</Code><Message>Invalid version id specified</Message></Error>`,
});

/** A store whose server gives these answers in turn, and what it was asked. */
function answering(answers: readonly Answer[], checksum?: 'md5') {
  const asked: Asked[] = [];
  const slept: number[] = [];
  const left = [...answers];
  const client = new S3Client({
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    ...(checksum === 'md5' ? { requestChecksumCalculation: 'WHEN_REQUIRED' as const } : {}),
    requestHandler: {
      handle: (request: Asked) => {
        asked.push(request);
        const { status, headers = {}, body = '' } = left.shift() ?? { status: 500 };
        const stream = typeof body === 'string' ? Readable.from(Buffer.from(body)) : body;
        return Promise.resolve({ response: { statusCode: status, headers, body: stream } });
      },
    },
  });
  const sleep = (milliseconds: number): Promise<unknown> => Promise.resolve(slept.push(milliseconds));
  const given = checksum === undefined ? {} : { checksum };
  return { store: new S3ObjectStore({ client, bucket: 'b', sleep, ...given }), asked, slept };
}

describe('a put', () => {
  it('carries the SHA-256 of its bytes, and nothing about encryption', async () => {
    const { store, asked } = answering([
      { status: 200, headers: STORED },
      { status: 200, headers: STORED },
    ]);
    expect(await store.put('a.csv', ABC, CSV)).toEqual(VERSION);
    expect(asked.map(({ method }) => method)).toEqual(['PUT', 'HEAD']);
    expect(asked[0]?.headers).toMatchObject({
      'x-amz-checksum-sha256': SHA256_OF_ABC,
      'content-type': 'text/csv',
    });
    const names = Object.keys(asked[0]?.headers ?? {});
    expect(names.filter((name) => /crc|md5|encryption|trailer/.test(name))).toEqual([]);
  });

  it('carries Content-MD5 for servers that look at nothing else', async () => {
    const { store, asked } = answering(
      [
        { status: 200, headers: STORED },
        { status: 200, headers: STORED },
      ],
      'md5',
    );
    await store.put('a.csv', ABC, CSV);
    expect(asked[0]?.headers).toMatchObject({ 'content-md5': MD5_OF_ABC });
    expect(Object.keys(asked[0]?.headers ?? {}).filter((name) => name.includes('checksum'))).toEqual([]);
  });
});

describe('a create', () => {
  it('asks that the key has no object, and tries again what S3 did not decide', async () => {
    const conflict = refusal(409, 'ConditionalRequestConflict');
    const good = { status: 200, headers: STORED };
    const { store, asked, slept } = answering([conflict, conflict, good, good]);
    expect(await store.create('a.csv', ABC, CSV)).toEqual({ outcome: 'created', version: VERSION });
    expect(asked.map(({ method, headers }) => [method, headers['if-none-match']])).toEqual([
      ['PUT', '*'],
      ['PUT', '*'],
      ['PUT', '*'],
      ['HEAD', undefined],
    ]);
    expect(slept).toEqual([100, 200]);
  });

  it('says what is there when something is', async () => {
    const { store } = answering([refusal(412, 'PreconditionFailed'), { status: 200, headers: STORED }]);
    expect(await store.create('a.csv', ABC, CSV)).toEqual({ outcome: 'exists', version: VERSION });
  });

  it('is tried again when what was there is deleted meanwhile', async () => {
    const good = { status: 200, headers: STORED };
    const { store } = answering([refusal(412, 'PreconditionFailed'), { status: 404 }, good, good]);
    expect((await store.create('a.csv', ABC, CSV)).outcome).toBe('created');
  });

  it('is a fault when S3 decides nothing six times', async () => {
    const { store, asked } = answering(
      Array.from({ length: 6 }, () => refusal(409, 'ConditionalRequestConflict')),
    );
    await expect(store.create('a.csv', ABC, CSV)).rejects.toThrow();
    expect(asked).toHaveLength(6);
  });

  it('is a fault when it may not write', async () => {
    const { store } = answering([refusal(403, 'AccessDenied')]);
    await expect(store.create('a.csv', ABC, CSV)).rejects.toThrow();
  });
});

describe('a read', () => {
  const announced = (body: Readable): Answer => ({ status: 200, headers: STORED, body });

  it.each([
    ['fewer', 'ab', 'a.csv: 3 bytes are stored, 2 arrived.'],
    ['more', 'abcd', 'a.csv: 3 bytes are stored, 4 arrived.'],
  ])('is a fault when %s bytes arrive', async (_, text, message) => {
    const { store } = answering([announced(Readable.from([Buffer.from(text)]))]);
    await expect(store.read('a.csv', 'v1')).rejects.toThrow(message);
  });

  it('is the same fault, with its cause, when the connection breaks off', async () => {
    const broken = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.from('a');
      await Promise.reject(new Error('aborted'));
    };
    const { store } = answering([announced(Readable.from(broken()))]);
    await expect(store.read('a.csv', 'v1')).rejects.toMatchObject({
      name: 'ObjectDamagedError',
      arrivedBytes: 1,
      cause: { message: 'aborted' },
    });
  });

  it.each([
    [404, 'NoSuchVersion'],
    [404, 'NoSuchKey'],
    [405, 'MethodNotAllowed'],
    [400, 'InvalidArgument'],
  ])('finds nothing when S3 answers %d %s', async (status, code) => {
    expect(await answering([refusal(status, code)]).store.read('a.csv', 'v1')).toBeNull();
  });

  it.each([
    [404, 'NoSuchBucket'],
    [403, 'AccessDenied'],
  ])('is a fault when S3 answers %d %s', async (status, code) => {
    await expect(answering([refusal(status, code)]).store.read('a.csv', 'v1')).rejects.toThrow();
  });
});
