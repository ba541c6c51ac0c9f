import { CreateBucketCommand, DeleteObjectCommand, PutBucketVersioningCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { S3ObjectStore } from '../../lib/store/objects/s3-object-store.ts';
import { radosgwIsInstalled, radosgwIsRequired, startRadosgw, type Radosgw } from '../support/radosgw.ts';
import { objectStoreContract } from './object-store.ts';

const CSV = { contentType: 'text/csv' };
const ABC = Buffer.from('abc');

if (radosgwIsInstalled()) {
  let server: Radosgw;
  beforeAll(async () => {
    server = await startRadosgw();
    for (const bucket of ['versioned', 'spare', 'plain']) {
      await server.client.send(new CreateBucketCommand({ Bucket: bucket }));
      if (bucket === 'plain') continue;
      const VersioningConfiguration = { Status: 'Enabled' } as const;
      await server.client.send(new PutBucketVersioningCommand({ Bucket: bucket, VersioningConfiguration }));
    }
    pageByThree(server);
  }, 120_000);
  afterAll(() => server.stop());
  const open = (bucket: string, versions: 'required' | 'where kept' = 'required'): S3ObjectStore =>
    new S3ObjectStore({ client: server.client, bucket, checksum: 'md5', versions });

  objectStoreContract('S3, as radosgw has it', () =>
    Promise.resolve({
      empty: open('versioned'),
      // Where it keeps versions, radosgw 16 overlooks If-None-Match. AWS does not.
      forCreating: open('plain', 'where kept'),
    }),
  );

  describe('a bucket of S3', () => {
    it('has no current version of what was deleted, and keeps the versions', async () => {
      const store = open('spare');
      const { versionId } = await store.put('gone.csv', ABC, CSV);
      const mark = await server.client.send(new DeleteObjectCommand({ Bucket: 'spare', Key: 'gone.csv' }));
      expect(await store.current('gone.csv')).toBeNull();
      expect(await store.list('gone')).toEqual([]);
      expect((await store.read('gone.csv', versionId))?.size).toBe(3);
      expect(await store.read('gone.csv', mark.VersionId ?? '')).toBeNull();
      expect((await store.create('gone.csv', ABC, CSV)).outcome).toBe('created');
    });

    it('says so when it keeps no versions', async () => {
      await expect(open('plain').put('x.csv', ABC, CSV)).rejects.toThrow(
        'The bucket plain keeps no versions',
      );
    });

    it('is a fault when it is not there', async () => {
      await expect(open('missing').list('')).rejects.toThrow();
      await expect(open('missing').read('x.csv', 'null')).rejects.toThrow();
    });

    it('finds its own object when the answer to a create was lost and the SDK sent it again', async () => {
      const store = open('plain', 'where kept');
      let sent = 0;
      server.client.middlewareStack.add(
        (next, context) => async (args) => {
          const isPut = context.commandName === 'PutObjectCommand';
          if (isPut) sent += 1;
          const answer = await next(args);
          if (isPut && sent === 1) {
            throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
          }
          return answer;
        },
        { step: 'deserialize', name: 'loseAnAnswer', priority: 'high' },
      );
      const { outcome, version } = await store.create('lost.csv', ABC, CSV);
      server.client.middlewareStack.remove('loseAnAnswer');
      expect({ outcome, sent }).toEqual({ outcome: 'exists', sent: 2 });
      expect(Buffer.from((await store.read('lost.csv', version.versionId))?.bytes ?? '').toString()).toBe(
        'abc',
      );
    });
  });
} else {
  it('is run where radosgw is required', () => {
    process.stdout.write('radosgw is not installed: the S3 contract was not run\n');
    expect(radosgwIsRequired).toBe(false);
  });
}

/** Lists in pages of three, so that a few keys are several pages. */
function pageByThree({ client }: Radosgw): void {
  client.middlewareStack.add(
    (next, context) => (args) =>
      next(
        context.commandName === 'ListObjectVersionsCommand'
          ? { ...args, input: { ...args.input, MaxKeys: 3 } }
          : args,
      ),
    { step: 'initialize', name: 'pageByThree' },
  );
}
