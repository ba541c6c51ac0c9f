import { Stack } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as kms from 'aws-cdk-lib/aws-kms';
import type * as logs from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { Buckets } from './buckets.ts';
import type { EncryptionKeys } from './encryption-keys.ts';
import type { UploadQueue } from './upload-queue.ts';

export interface ReviewPermissionsProps {
  readonly role: iam.IRole;
  readonly keys: EncryptionKeys;
  readonly buckets: Buckets;
  readonly table: dynamodb.TableV2;
  readonly queue: UploadQueue;
  readonly logGroup: logs.ILogGroup;
}

/** All that the review may do. It cannot write to the inbox, so it can never call itself. */
export class ReviewPermissions extends iam.ManagedPolicy {
  constructor(scope: Construct, id: string, props: ReviewPermissionsProps) {
    const { role, keys, buckets, table, queue, logGroup } = props;
    const { inbox, reports } = buckets;
    super(scope, id, {
      description: 'What the review of uploads may do',
      roles: [role],
      statements: [
        allow('ReadUploads', ['s3:GetObject', 's3:GetObjectVersion'], inbox.arnForObjects('inbox/*')),
        // Without ListBucket, S3 answers 403 instead of 404 for what is not there.
        allow('SeeUploads', ['s3:ListBucket', 's3:ListBucketVersions'], inbox.bucketArn),
        allow(
          'KeepReports',
          ['s3:GetObject', 's3:GetObjectVersion', 's3:PutObject'],
          reports.arnForObjects('*'),
        ),
        allow('SeeReports', ['s3:ListBucket', 's3:ListBucketVersions'], reports.bucketArn),
        // History is appended, never deleted. IAM cannot tell a put from a deletion within BatchWriteItem.
        allow('History', HISTORY_ACTIONS, table.tableArn),
        allow('TakeUploads', TAKE_ACTIONS, queue.uploads.queueArn, queue.deadLetters.queueArn),
        viaServices(scope, keys.records, 'Records', ['s3', 'dynamodb']),
        viaServices(scope, keys.operations, 'Queues', ['sqs']),
        allow('Log', ['logs:CreateLogStream', 'logs:PutLogEvents'], logGroup.logGroupArn),
        allow('Trace', ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], '*'),
      ],
    });
    this.#acknowledgeFindings();
  }

  #acknowledgeFindings(): void {
    acknowledge(
      this,
      'Keys of uploads and reports are not known beforehand; the buckets hold nothing else.',
      'AwsSolutions-IAM5[Resource::<InboxBucket.Arn>/inbox/*]',
      'AwsSolutions-IAM5[Resource::<ReportsBucket.Arn>/*]',
    );
    acknowledge(
      this,
      'X-Ray has no resources to name in these two actions.',
      'AwsSolutions-IAM5[Resource::*]',
    );
  }
}

const HISTORY_ACTIONS = [
  'dynamodb:GetItem',
  'dynamodb:Query',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:BatchWriteItem',
];

const TAKE_ACTIONS = [
  'sqs:ReceiveMessage',
  'sqs:DeleteMessage',
  'sqs:ChangeMessageVisibility',
  'sqs:GetQueueAttributes',
];

function allow(sid: string, actions: string[], ...resources: string[]): iam.PolicyStatement {
  return new iam.PolicyStatement({ sid, actions, resources });
}

/** The key through these services only: what is encrypted cannot be taken elsewhere and opened there. */
function viaServices(scope: Construct, key: kms.IKey, name: string, services: string[]): iam.PolicyStatement {
  const { region, urlSuffix } = Stack.of(scope);
  return new iam.PolicyStatement({
    sid: `UseKeyOf${name}`,
    actions: [
      'kms:Decrypt',
      'kms:Encrypt',
      'kms:GenerateDataKey',
      'kms:ReEncryptFrom',
      'kms:ReEncryptTo',
      'kms:DescribeKey',
    ],
    resources: [key.keyArn],
    conditions: {
      StringEquals: { 'kms:ViaService': services.map((service) => `${service}.${region}.${urlSuffix}`) },
    },
  });
}
