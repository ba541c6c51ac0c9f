import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { dynamoRoundStore, ledgerLog } from '../../lib/store/dynamodb/dynamo-round-store.ts';
import { S3ObjectStore } from '../../lib/store/objects/s3-object-store.ts';
import { UsageError } from '../usage-error.ts';
import type { OpenStore } from './open-store.ts';

export interface StageOptions {
  readonly stage: string;
  readonly region: string | undefined;
  readonly profile: string | undefined;
}

/** Opens a stage by the names that the stack gives its table and buckets (lib/stacks/constructs). */
export async function openStageStore({ stage, region, profile }: StageOptions): Promise<OpenStore> {
  const common = {
    ...(region === undefined ? {} : { region }),
    ...(profile === undefined ? {} : { profile }),
  };
  // As in lambdas/environment.ts: a server that is not AWS's own, as tests have one.
  const isOther = process.env.S3_SERVER === 'other';
  const client = new DynamoDBClient(common);
  const s3 = new S3Client({ ...common, forcePathStyle: isOther });
  const table = `grantline-${stage}-history`;
  const bucket = (purpose: string, at: Place): string =>
    `grantline-${stage}-${purpose}-${at.account}-${at.region}`;
  const close = (): Promise<void> => {
    client.destroy();
    s3.destroy();
    return Promise.resolve();
  };
  try {
    const place = await findTable(client, table, stage);
    const objects = (purpose: string): S3ObjectStore =>
      new S3ObjectStore({ client: s3, bucket: bucket(purpose, place), checksum: isOther ? 'md5' : 'sha256' });
    return {
      ports: {
        inbox: objects('inbox'),
        reports: objects('reports'),
        store: dynamoRoundStore({ client, table, random: Math.random, sleep }),
        ledger: ledgerLog({ client, table }),
        now: () => new Date(),
        newId: randomUUID,
      },
      reviewer: 'aws',
      placeOfReport: (key) => `s3://${bucket('reports', place)}/${key}`,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Place {
  readonly account: string;
  readonly region: string;
}

/** The buckets' names hold account and region; the table, whose name does not, tells both. */
async function findTable(client: DynamoDBClient, table: string, stage: string): Promise<Place> {
  try {
    const region = await client.config.region();
    const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
    const account = /^arn:[^:]+:dynamodb:[^:]+:(\d+):/.exec(Table?.TableArn ?? '')?.[1];
    if (account === undefined) throw new Error(`DynamoDB does not tell whose table ${table} is.`);
    return { account, region };
  } catch (error) {
    throw sayWhyNot(error, table, stage);
  }
}

function sayWhyNot(error: unknown, table: string, stage: string): unknown {
  if (!(error instanceof Error)) return error;
  const say = (message: string): UsageError => new UsageError(message, { cause: error });
  if (error instanceof ResourceNotFoundException) {
    return say(
      `There is no table ${table} in this account and region, so the stage ${stage} is not deployed there. Check --stage, --region and --profile.`,
    );
  }
  if (error.name === 'CredentialsProviderError')
    return say(`AWS gives no credentials: ${error.message} Sign in, or choose another --profile.`);
  if (error.message === 'Region is missing')
    return say('Which region? Give it with --region, such as us-east-1.');
  if (error.name === 'AccessDeniedException')
    return say(`You may not look at the table ${table}: ${error.message}`);
  return error;
}
