// Measures the review function. Run by measure-function.mjs, on Node 24.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CreateBucketCommand, PutBucketVersioningCommand } from '@aws-sdk/client-s3';
import { dynamoRoundStore } from '../lib/store/dynamodb/dynamo-round-store.ts';
import { openLocalTable, type LocalTable } from '../lib/store/dynamodb/local-table.ts';
import { S3ObjectStore } from '../lib/store/objects/s3-object-store.ts';
import { LambdaFunction } from '../test/support/lambda-runtime.ts';
import { radosgwIsInstalled, startRadosgw, USER, type Radosgw } from '../test/support/radosgw.ts';
import { ROUND, applicationLines, ledgerLines } from './bench-round.mjs';
import { buildLambdas, loadedAtOnce } from './build-lambdas.mjs';

/** What lib/stacks gives the function. */
const MEMORY_MEGABYTES = 1769;
const TIMEOUT_SECONDS = 300;
const PAST_GRANTS = 2000;

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '10000' }, starts: { type: 'string', default: '21' } },
});
const folder = mkdtempSync(join(tmpdir(), 'grantline-function-'));
const bundle = join(folder, 'review');
try {
  await buildLambdas(folder);
  printSizes();
  printStarts(Number(values.starts));
  if (radosgwIsInstalled()) await printReview(Number(values.rows));
  else console.log('A review was not measured: radosgw is not installed.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function printSizes(): void {
  const bytes = loadedAtOnce(bundle).reduce((sum, file) => sum + statSync(join(bundle, file)).size, 0);
  print('Code loaded at a cold start', `${(bytes / 1e6).toFixed(2)} MB`);
}

/** In processes of their own, in turns: the bundle, and a module with nothing in it. */
function printStarts(count: number): void {
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, 'export {};\n');
  const times = { bundle: [] as number[], empty: [] as number[] };
  for (let each = 0; each < count; each++) {
    times.empty.push(loadSeconds(empty));
    times.bundle.push(loadSeconds(join(bundle, 'index.mjs')));
  }
  print('Loading it, median', `${Math.round(median(times.bundle) * 1000)} ms`);
  print('Loading an empty module, median', `${Math.round(median(times.empty) * 1000)} ms`);
}

function loadSeconds(module: string): number {
  const code = `const start = performance.now(); await import(${JSON.stringify(pathToFileURL(module).href)}); process.stdout.write(String(performance.now() - start)); process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { TABLE_NAME: 't', INBOX_BUCKET: 'i', REPORTS_BUCKET: 'r', AWS_REGION: 'us-east-1' },
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return Number(stdout) / 1000;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

/** One call, in a process that was not there before: from the event to the answer, when the run is published. */
async function printReview(rows: number): Promise<void> {
  const server = await startRadosgw();
  const table = await openLocalTable(null, 'grantline', USER.accessKeyId);
  const measured = join(folder, 'process');
  const review = await LambdaFunction.start({
    folder: bundle,
    handler: 'index.handler',
    timeoutMilliseconds: TIMEOUT_SECONDS * 1000,
    environment: environmentOf(server, table, measured),
  });
  try {
    const inbox = await openInbox(server);
    const ledger = [...ledgerLines(Math.min(PAST_GRANTS, rows))].join('');
    await told(review, await put(inbox, 'inbox/ledger/past.csv', ledger));
    await told(review, await put(inbox, 'inbox/rounds/FY2027/round.yaml', ROUND));
    await review.endProcess();
    const event = await put(
      inbox,
      'inbox/rounds/FY2027/applications.csv',
      [...applicationLines(rows)].join(''),
    );
    const start = performance.now();
    await told(review, event);
    const seconds = (performance.now() - start) / 1000;
    const { processorSeconds, peakMegabytes } = usedBy(Number(readFileSync(measured, 'utf8')));
    const store = dynamoRoundStore({ ...table, random: Math.random, sleep: () => Promise.resolve() });
    const head = await store.publications('FY2027').last();
    if (head?.body.counts.rows !== rows) throw new Error(`The run was not published:\n${review.logs()}`);
    print(`${rows} applications to a published run, cold`, `${seconds.toFixed(1)} s of ${TIMEOUT_SECONDS} s`);
    print('Of its own processor time', `${processorSeconds.toFixed(1)} s`);
    print('Memory at its peak', `${peakMegabytes} MB of ${MEMORY_MEGABYTES} MB`);
  } finally {
    await review.stop();
    await table.close();
    await server.stop();
  }
}

async function openInbox({ client }: Radosgw): Promise<S3ObjectStore> {
  for (const Bucket of ['inbox', 'reports']) {
    await client.send(new CreateBucketCommand({ Bucket }));
    const VersioningConfiguration = { Status: 'Enabled' } as const;
    await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }));
  }
  return new S3ObjectStore({ client, bucket: 'inbox', checksum: 'md5' });
}

/** Puts a file, and gives the event that EventBridge would make of it. */
async function put(inbox: S3ObjectStore, key: string, text: string): Promise<unknown> {
  const { versionId } = await inbox.put(key, Buffer.from(text), { contentType: 'text/csv' });
  const detail = { bucket: { name: 'inbox' }, object: { key, 'version-id': versionId } };
  const body = JSON.stringify({ 'detail-type': 'Object Created', source: 'aws.s3', detail });
  return { Records: [{ messageId: 'm1', body }] };
}

async function told(review: LambdaFunction, event: unknown): Promise<void> {
  const outcome = await review.invoke(event);
  const { batchItemFailures } = ('payload' in outcome ? outcome.payload : {}) as { batchItemFailures?: [] };
  if (batchItemFailures?.length !== 0) throw new Error(`${JSON.stringify(outcome)}\n${review.logs()}`);
}

function environmentOf(server: Radosgw, table: LocalTable, measured: string): Record<string, string> {
  const probe = new URL('./function-probe.mjs', import.meta.url).href;
  // Nine tenths for what lives long: the rest is code, buffers and what lives shortly.
  const heap = Math.floor(MEMORY_MEGABYTES * 0.9);
  return {
    NODE_OPTIONS: `--max-old-space-size=${heap} --import ${probe}`,
    MEASURED_PROCESS: measured,
    TABLE_NAME: 'grantline',
    INBOX_BUCKET: 'inbox',
    REPORTS_BUCKET: 'reports',
    S3_SERVER: 'other',
    AWS_ACCESS_KEY_ID: USER.accessKeyId,
    AWS_SECRET_ACCESS_KEY: USER.secretAccessKey,
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_S3: server.endpoint,
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
    POWERTOOLS_SERVICE_NAME: 'grantline-measured',
    POWERTOOLS_METRICS_NAMESPACE: 'Grantline',
  };
}

/** As Linux has it for a process that still runs. */
function usedBy(pid: number): { processorSeconds: number; peakMegabytes: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]);
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // utime and stime, in hundredths of a second.
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { processorSeconds: ticks / 100, peakMegabytes: Math.round((kilobytes * 1024) / 1e6) };
}

function print(what: string, value: string): void {
  console.log(`${what.padEnd(50)}${value.padStart(20)}`);
}
