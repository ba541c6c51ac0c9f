import { CreateBucketCommand, PutBucketVersioningCommand } from '@aws-sdk/client-s3';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ports } from '../../lib/pipeline/ports.ts';
import { processUpload } from '../../lib/pipeline/process-upload.ts';
import { dynamoRoundStore, ledgerLog } from '../../lib/store/dynamodb/dynamo-round-store.ts';
import { openLocalTable, type LocalTable } from '../../lib/store/dynamodb/local-table.ts';
import { S3ObjectStore } from '../../lib/store/objects/s3-object-store.ts';
import { APPLICATIONS, HEADER, ROUND, row } from '../pipeline/uploads.ts';
import { builtCommand } from '../support/command.ts';
import { radosgwIsInstalled, startRadosgw, USER, type Radosgw } from '../support/radosgw.ts';
import { temporaryFolder } from '../support/temporary.ts';

const command = builtCommand();
const folder = temporaryFolder();
let table: LocalTable;
let environment: Record<string, string>;
const run = (...args: string[]) => command.run([...args, '--region', 'us-east-1'], environment);

beforeAll(async () => {
  table = await openLocalTable(null, 'grantline-test-history', USER.accessKeyId);
  environment = {
    AWS_ACCESS_KEY_ID: USER.accessKeyId,
    AWS_SECRET_ACCESS_KEY: USER.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    AWS_MAX_ATTEMPTS: '1',
  };
});
afterAll(() => table.close());

describe('a stage on AWS', () => {
  it('that is not deployed is told from one that is', async () => {
    const { status, stderr } = await run('runs', '--stage', 'prod');
    expect(stderr).toMatch(
      /There is no table grantline-prod-history in this account and region, so the stage prod is not/,
    );
    expect(status).toBe(2);
  });

  it('is one store, and a folder another', async () => {
    const { status, stderr } = await run('runs', '--stage', 'test', '--folder', 'x');
    expect(stderr).toContain('Give --folder or --stage, not both');
    expect(status).toBe(2);
  });
});

if (radosgwIsInstalled()) {
  describe('a stage on AWS with its buckets', () => {
    const KEY = 'inbox/rounds/FY2027/applications.csv';
    // dynalite's account.
    const bucket = (purpose: string): string => `grantline-test-${purpose}-000000000000-us-east-1`;
    let server: Radosgw;
    let ports: Ports;
    beforeAll(async () => {
      server = await startRadosgw();
      for (const Bucket of [bucket('inbox'), bucket('reports')]) {
        await server.client.send(new CreateBucketCommand({ Bucket }));
        const VersioningConfiguration = { Status: 'Enabled' } as const;
        await server.client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }));
      }
      Object.assign(environment, {
        AWS_ENDPOINT_URL_S3: server.endpoint,
        S3_SERVER: 'other',
        AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
        AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
      });
      const objects = (purpose: string) =>
        new S3ObjectStore({ client: server.client, bucket: bucket(purpose), checksum: 'md5' });
      ports = {
        inbox: objects('inbox'),
        reports: objects('reports'),
        store: dynamoRoundStore({ ...table, random: Math.random, sleep }),
        ledger: ledgerLog(table),
        now: () => new Date(),
        newId: () => 'worker',
      };
      for (const [key, text] of [
        ['inbox/rounds/FY2027/round.yaml', ROUND],
        [KEY, APPLICATIONS],
      ] as const) {
        const { versionId } = await ports.inbox.put(key, Buffer.from(text), { contentType: 'text/csv' });
        await processUpload(ports, { key, versionId, uploadedBy: 'jones', uploadedByFrom: 'event' });
      }
    }, 120_000);
    afterAll(() => server.stop());

    it('shows its runs', async () => {
      const { stdout, stderr } = await run('runs', '--stage', 'test');
      expect(stderr).toBe('');
      expect(stdout).toMatch(/\* +1 .* jones +published +RANKED +3 +3 +0 +0 /);
    });

    it('shows how a round stands, and the address of its report', async () => {
      const { stdout } = await run('status', 'FY2027', '--stage', 'test');
      expect(stdout).toMatch(/^Round FY2027: RANKED\. 3 rows: 3 ranked, 0 waiting, 0 not eligible\.$/m);
      expect(stdout).toContain(`Report: s3://${bucket('reports')}/rounds/FY2027/runs/`);
    });

    it('takes what is put, and the receipt comes back', async () => {
      const before = await ports.inbox.current(KEY);
      const file = join(folder, 'applications.csv');
      writeFileSync(file, HEADER + row('A-1') + row('A-2'));
      const putting = run(
        'put',
        file,
        '--round',
        'fy2027',
        '--stage',
        'test',
        '--reason',
        'one was withdrawn',
      );
      let arrived = await ports.inbox.current(KEY);
      while (arrived?.versionId === before?.versionId) {
        await sleep(50);
        arrived = await ports.inbox.current(KEY);
      }
      const versionId = arrived?.versionId ?? null;
      await processUpload(ports, { key: KEY, versionId, uploadedBy: 'smith', uploadedByFrom: 'event' });
      const { stdout, stderr, status } = await putting;
      expect(stderr).toBe('');
      expect(stdout).toMatch(/^inbox\/rounds\/FY2027\/applications\.csv\n {2}RANKED: 2 applications ranked/);
      expect(status).toBe(0);
    });
  });
}
