import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type * as kms from 'aws-cdk-lib/aws-kms';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { Settings } from '../settings.ts';

const YEAR = 365;

/** Where uploads arrive, where reports are kept, and where it is written who read either. */
export class Buckets extends Construct {
  readonly inbox: s3.Bucket;
  readonly reports: s3.Bucket;
  readonly accessLogs: s3.Bucket;
  readonly #settings: Settings;

  constructor(scope: Construct, id: string, settings: Settings, key: kms.IKey) {
    super(scope, id);
    this.#settings = settings;
    this.accessLogs = this.#addAccessLogs();
    this.inbox = this.#addKept('Inbox', key);
    this.reports = this.#addKept('Reports', key);
    // Not by the bucket construct's own switch: that one deploys a function to set what CloudFormation can set.
    (this.inbox.node.defaultChild as s3.CfnBucket).notificationConfiguration = {
      eventBridgeConfiguration: { eventBridgeEnabled: true },
    };
  }

  /** A bucket whose versions stay. */
  #addKept(id: 'Inbox' | 'Reports', encryptionKey: kms.IKey): s3.Bucket {
    const bucket = new s3.Bucket(this, id, {
      ...this.#common(id.toLowerCase()),
      encryption: s3.BucketEncryption.KMS,
      encryptionKey,
      bucketKeyEnabled: true,
      // The library's types do not agree with each other under exactOptionalPropertyTypes.
      serverAccessLogsBucket: this.accessLogs as s3.IBucket,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
      lifecycleRules: [
        {
          id: 'versions',
          noncurrentVersionExpiration: Duration.days(this.#settings.replacedVersionYears * YEAR),
          abortIncompleteMultipartUploadAfter: Duration.days(7),
        },
      ],
    });
    pin(bucket, `${id}Bucket`);
    acknowledge(
      bucket,
      'One region holds the record: every version is kept, uploads exist with the Department too, and reports can be made again from them. A copy in a second region is a decision of the agency, with its cost.',
      'NIST.800.53.R5-S3BucketReplicationEnabled',
    );
    return bucket;
  }

  #addAccessLogs(): s3.Bucket {
    const bucket = new s3.Bucket(this, 'AccessLogs', {
      ...this.#common('access-logs'),
      encryption: s3.BucketEncryption.S3_MANAGED,
      lifecycleRules: [
        {
          id: 'old logs',
          expiration: Duration.days(this.#settings.accessLogYears * YEAR),
          noncurrentVersionExpiration: Duration.days(30),
          abortIncompleteMultipartUploadAfter: Duration.days(7),
        },
      ],
    });
    pin(bucket, 'AccessLogsBucket');
    acknowledge(
      bucket,
      'S3 delivers access logs only to a bucket whose default encryption is SSE-S3.',
      'NIST.800.53.R5-S3DefaultEncryptionKMS',
    );
    acknowledge(
      bucket,
      'Access logs help to look into an incident; nothing is decided from them, so one copy is enough.',
      'NIST.800.53.R5-S3BucketReplicationEnabled',
    );
    return bucket;
  }

  /** The name is given, so that CloudFormation refuses to replace the bucket by an empty one. */
  #common(purpose: string): s3.BucketProps {
    const { account, region } = Stack.of(this);
    return {
      bucketName: `grantline-${this.#settings.stage}-${purpose}-${account}-${region}`,
      versioned: true,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: RemovalPolicy.RETAIN,
    };
  }
}

/** Its id in the template stays when constructs are moved or renamed: another id is another, empty bucket. */
function pin(bucket: s3.Bucket, logicalId: string): void {
  (bucket.node.defaultChild as s3.CfnBucket).overrideLogicalId(logicalId);
}
