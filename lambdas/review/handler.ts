import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import type { SQSBatchResponse } from 'aws-lambda';
import { countsOf } from '../../lib/pipeline/count-upload.ts';
import { DIRECT, deliverMessages, messagesOf } from '../../lib/pipeline/deliver-messages.ts';
import { METRICS } from '../../lib/pipeline/metrics.ts';
import { LeaseBusyError, type Ports, type Upload } from '../../lib/pipeline/ports.ts';
import { processUpload } from '../../lib/pipeline/process-upload.ts';
import { dynamoRoundStore, ledgerLog } from '../../lib/store/dynamodb/dynamo-round-store.ts';
import type { Receipt } from '../../lib/store/round-store.ts';
import { S3ObjectStore } from '../../lib/store/objects/s3-object-store.ts';
import { DYNAMODB_PATIENCE, S3_PATIENCE } from '../clients.ts';
import { readEnvironment } from '../environment.ts';

const { table, inbox, reports, s3 } = readEnvironment(process.env);
const logger = new Logger();
const metrics = new Metrics();
const client = new DynamoDBClient(DYNAMODB_PATIENCE);
const s3Client = new S3Client({ ...S3_PATIENCE, ...s3.client });
const open = (bucket: string): S3ObjectStore => new S3ObjectStore({ client: s3Client, bucket, ...s3.store });

const ports: Ports = {
  inbox: open(inbox),
  reports: open(reports),
  store: dynamoRoundStore({ client, table, random: Math.random, sleep }),
  ledger: ledgerLog({ client, table }),
  now: () => new Date(),
  newId: randomUUID,
  sleep,
};

/** Reviews what the queue tells of. Logs name keys, runs and codes, never what a row holds. */
export async function handler(event: unknown): Promise<SQSBatchResponse> {
  const failures = await deliverMessages(
    messagesOf(event),
    { process: (upload) => processUpload(ports, upload), settled, ignored, failed },
    () => performance.now(),
  );
  metrics.publishStoredMetrics();
  if (failures.includes(DIRECT)) throw new Error('The upload failed; the log says why.');
  return { batchItemFailures: failures.map((itemIdentifier) => ({ itemIdentifier })) };
}

function settled({ key }: Upload, receipt: Receipt, milliseconds: number): void {
  const { id, round, status, runId, counts, codes } = receipt;
  logger.info(`${key}: ${status}`, { receipt: id, round, status, runId, counts, codes });
  for (const [name, count] of Object.entries(countsOf(receipt)))
    metrics.addMetric(name, MetricUnit.Count, count);
  metrics.addMetric(METRICS.reviewDuration, MetricUnit.Milliseconds, milliseconds);
}

function ignored({ key }: Upload): void {
  logger.info(`${key}: nothing to review`);
}

/** A run that another worker holds is no fault: it is looked at again when the lease has run out. */
function failed(messageId: string, error: unknown): void {
  if (error instanceof LeaseBusyError) {
    logger.info(error.message, { messageId });
    return;
  }
  logger.error('An upload failed and is delivered again.', { messageId, error: error as Error });
  metrics.addMetric(METRICS.faults, MetricUnit.Count, 1);
}
