import { CreateBucketCommand, PutBucketVersioningCommand } from '@aws-sdk/client-s3';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamoRoundStore } from '../../lib/store/dynamodb/dynamo-round-store.ts';
import { openLocalTable, type LocalTable } from '../../lib/store/dynamodb/local-table.ts';
import { S3ObjectStore } from '../../lib/store/objects/s3-object-store.ts';
import type { RoundStore } from '../../lib/store/round-store.ts';
import { buildLambdas } from '../../scripts/build-lambdas.mjs';
import { APPLICATIONS, ROUND, row } from '../pipeline/uploads.ts';
import {
  LambdaFunction,
  lambdaRuntimeIsInstalled,
  lambdaRuntimeIsRequired,
} from '../support/lambda-runtime.ts';
import {
  radosgwIsInstalled,
  radosgwIsRequired,
  startRadosgw,
  USER,
  type Radosgw,
} from '../support/radosgw.ts';
import { temporaryFolder } from '../support/temporary.ts';

const KEY = 'inbox/rounds/FY2027/applications.csv';

/** A message of the queue with the event that EventBridge makes of a new object. */
function message(key: string, versionId: string, messageId = 'm1') {
  const detail = {
    bucket: { name: 'inbox' },
    object: { key, 'version-id': versionId },
    requester: '111122223333',
  };
  return { messageId, body: JSON.stringify({ 'detail-type': 'Object Created', source: 'aws.s3', detail }) };
}

if (lambdaRuntimeIsInstalled() && radosgwIsInstalled()) {
  describe('the review function, as it is deployed', () => {
    const folder = temporaryFolder();
    let server: Radosgw;
    let local: LocalTable;
    let store: RoundStore;
    let review: LambdaFunction;
    let inbox: S3ObjectStore;
    beforeAll(async () => {
      server = await startRadosgw();
      for (const Bucket of ['inbox', 'reports']) {
        await server.client.send(new CreateBucketCommand({ Bucket }));
        const VersioningConfiguration = { Status: 'Enabled' } as const;
        await server.client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }));
      }
      inbox = new S3ObjectStore({ client: server.client, bucket: 'inbox', checksum: 'md5' });
      local = await openLocalTable(null, 'grantline', USER.accessKeyId);
      store = dynamoRoundStore({ ...local, random: Math.random, sleep: () => Promise.resolve() });
      await buildLambdas(folder);
      review = await LambdaFunction.start({
        folder: join(folder, 'review'),
        handler: 'index.handler',
        environment: {
          TABLE_NAME: 'grantline',
          INBOX_BUCKET: 'inbox',
          REPORTS_BUCKET: 'reports',
          S3_SERVER: 'other',
          AWS_ACCESS_KEY_ID: USER.accessKeyId,
          AWS_SECRET_ACCESS_KEY: USER.secretAccessKey,
          AWS_REGION: 'us-east-1',
          AWS_ENDPOINT_URL_S3: server.endpoint,
          AWS_ENDPOINT_URL_DYNAMODB: local.endpoint,
          AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
          AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
          POWERTOOLS_SERVICE_NAME: 'grantline-test',
          POWERTOOLS_METRICS_NAMESPACE: 'Grantline',
        },
      });
    }, 120_000);
    afterAll(async () => {
      await review.stop();
      await local.close();
      await server.stop();
    });

    const put = (key: string, text: string) =>
      inbox.put(key, Buffer.from(text, 'utf8'), { contentType: 'text/csv' });
    const none = { payload: { batchItemFailures: [] } };

    it('publishes a run for an upload', async () => {
      const round = await put('inbox/rounds/FY2027/round.yaml', ROUND);
      const applications = await put(KEY, APPLICATIONS);
      const Records = [message(round.key, round.versionId, 'm1'), message(KEY, applications.versionId, 'm2')];
      expect(await review.invoke({ Records }), review.logs()).toEqual(none);
      const head = await store.publications('FY2027').last();
      expect(head?.body).toMatchObject({ event: 'published', status: 'RANKED' });
      const page = await store.resultsPage(head?.body.runId ?? '', 'senior_center', 0);
      expect(page.map((each) => [each.applicationId, each.recommended])).toEqual([
        ['A-1', '200000.00'],
        ['A-2', '200000.00'],
        ['A-3', '200000.00'],
      ]);
      const reports = new S3ObjectStore({ client: server.client, bucket: 'reports', checksum: 'md5' });
      const names = (await reports.list('rounds/FY2027/')).map((each) => each.key.split('/').at(-1));
      expect(names).toEqual(expect.arrayContaining(['ranking.csv', 'report.html', 'manifest.json']));
      expect((await store.receipts('FY2027')).map((each) => each.uploadedBy)).toContain('111122223333');
    }, 60_000);

    it('keeps nothing of one file for the next', async () => {
      const { versionId } = await put(KEY, APPLICATIONS.replace('A-3,', 'A-9,'));
      expect(await review.invoke({ Records: [message(KEY, versionId)] })).toEqual(none);
      const head = await store.publications('FY2027').last();
      const page = await store.resultsPage(head?.body.runId ?? '', 'senior_center', 0);
      expect(page.map((each) => each.applicationId)).toEqual(['A-1', 'A-2', 'A-9']);
    }, 60_000);

    it('acknowledges a bad file, a test event and a folder marker, and gives back what it does not know', async () => {
      const { versionId } = await put(KEY, 'PK\u0003\u0004');
      const Records = [
        message(KEY, versionId, 'bad file'),
        { messageId: 'test', body: JSON.stringify({ Service: 'Amazon S3', Event: 's3:TestEvent' }) },
        message('inbox/rounds/FY2028/', 'v1', 'folder'),
        { messageId: 'strange', body: '{"hello":1}' },
      ];
      expect(await review.invoke({ Records })).toEqual({
        payload: { batchItemFailures: [{ itemIdentifier: 'strange' }] },
      });
      expect((await store.publications('FY2027').read()).length).toBe(2);
    }, 60_000);

    it('takes the event of S3 itself, and a call that is only a test', async () => {
      const { versionId } = await put(KEY, APPLICATIONS + row('A-4'));
      const object = { key: encodeURIComponent(KEY).replaceAll('%2F', '/'), versionId };
      const Records = [{ eventSource: 'aws:s3', eventName: 'ObjectCreated:Put', s3: { object } }];
      expect(await review.invoke({ Records })).toEqual(none);
      expect((await store.publications('FY2027').read()).length).toBe(3);
      expect(await review.invoke({ Service: 'Amazon S3', Event: 's3:TestEvent' })).toEqual(none);
    }, 60_000);

    it('writes no cell of a row into the log', () => {
      expect(review.logs()).toContain('RANKED');
      expect(review.logs()).not.toContain('Kent County Government');
    });
  });
} else {
  const missing = 'radosgw or the Lambda runtime is not installed: the review function was not run';
  it(`was run, or need not be (${missing})`, () => {
    console.log(missing);
    expect(lambdaRuntimeIsRequired || radosgwIsRequired).toBe(false);
  });
}
