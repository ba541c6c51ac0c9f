import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { metricDimensions, NAMESPACE } from '../../pipeline/metrics.ts';
import { acknowledge } from '../acknowledge.ts';
import { REDRIVES_AT_ONCE, type Settings } from '../settings.ts';
import type { Buckets } from './buckets.ts';
import type { EncryptionKeys } from './encryption-keys.ts';
import { ReviewPermissions } from './review-permissions.ts';
import type { UploadQueue } from './upload-queue.ts';

export const REVIEW_TIMEOUT = Duration.minutes(5);

export interface ReviewFunctionProps {
  readonly settings: Settings;
  /** What scripts/build-lambdas.mjs made of lambdas/review. */
  readonly codeFolder: string;
  readonly keys: EncryptionKeys;
  readonly buckets: Buckets;
  readonly table: dynamodb.TableV2;
  readonly queue: UploadQueue;
}

/** Reviews one upload a call. */
export class ReviewFunction extends Construct {
  readonly function: lambda.Function;
  /** Reads dead letters when it is enabled. */
  readonly redriveMappingId: string;

  constructor(scope: Construct, id: string, props: ReviewFunctionProps) {
    super(scope, id);
    const { settings, queue } = props;
    const functionName = `grantline-${settings.stage}-review`;
    const logGroup = new logs.LogGroup(this, 'Logs', {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: settings.logRetentionDays,
      encryptionKey: props.keys.operations,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
    });
    const permissions = new ReviewPermissions(this, 'Permissions', { ...props, role, logGroup });
    this.function = this.#addFunction(functionName, logGroup, role, props);
    this.function.addEventSource(
      new SqsEventSource(queue.uploads, { ...ONE_BY_ONE, maxConcurrency: settings.maxConcurrency }),
    );
    const redrive = new SqsEventSource(queue.deadLetters, {
      ...ONE_BY_ONE,
      maxConcurrency: REDRIVES_AT_ONCE,
      enabled: settings.redrive,
    });
    this.function.addEventSource(redrive);
    this.redriveMappingId = redrive.eventSourceMappingId;
    // Lambda looks whether the role may read the queue when the mapping is made.
    this.function.node.addDependency(permissions);
    acknowledgeFindings(this.function, settings);
  }

  #addFunction(
    functionName: string,
    logGroup: logs.LogGroup,
    role: iam.Role,
    { settings, codeFolder, buckets, table }: ReviewFunctionProps,
  ): lambda.Function {
    return new lambda.Function(this, 'Function', {
      functionName,
      description: 'Reviews an upload, keeps its results and reports, and publishes them.',
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: 'index.handler',
      code: lambda.Code.fromAsset(codeFolder),
      // From here on one whole processor.
      memorySize: 1769,
      timeout: REVIEW_TIMEOUT,
      tracing: lambda.Tracing.ACTIVE,
      logGroup,
      // All that it may do stands in ReviewPermissions; nothing is added on the way.
      role: role.withoutPolicyUpdates(),
      ...(settings.reservedConcurrency === undefined
        ? {}
        : { reservedConcurrentExecutions: settings.reservedConcurrency }),
      environment: {
        STAGE: settings.stage,
        TABLE_NAME: table.tableName,
        INBOX_BUCKET: buckets.inbox.bucketName,
        REPORTS_BUCKET: buckets.reports.bucketName,
        POWERTOOLS_SERVICE_NAME: metricDimensions(settings.stage).service,
        POWERTOOLS_METRICS_NAMESPACE: NAMESPACE,
        POWERTOOLS_LOG_LEVEL: 'INFO',
      },
    });
  }
}

/** A review takes as long as its batch is large, so that one upload never waits behind another in its call. */
const ONE_BY_ONE = { batchSize: 1, reportBatchItemFailures: true };

function acknowledgeFindings(review: lambda.Function, { reservedConcurrency }: Settings): void {
  acknowledge(
    review,
    'Called by SQS alone, which keeps what failed and moves it to its own dead-letter queue; a queue at the function serves asynchronous calls only.',
    'NIST.800.53.R5-LambdaDLQ',
  );
  acknowledge(
    review,
    'Speaks only to S3, DynamoDB, SQS, CloudWatch and X-Ray, over TLS and under its role; there is nothing in a network for it to reach.',
    'NIST.800.53.R5-LambdaInsideVPC',
  );
  if (reservedConcurrency === undefined) {
    acknowledge(
      review,
      'Bounded by the maximum concurrency of its event sources. A new account has 10 executions in all, of which none may be reserved.',
      'NIST.800.53.R5-LambdaConcurrency',
    );
  }
}
