import { Duration } from 'aws-cdk-lib';
import type * as kms from 'aws-cdk-lib/aws-kms';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** Five deliveries, half an hour apart, outlast the lease of a worker that died many times over. */
const MOST_DELIVERIES = 5;

export interface UploadQueueProps {
  readonly stage: string;
  readonly key: kms.IKey;
  /** Of the function that reads the queue. */
  readonly functionTimeout: Duration;
}

/** Uploads that wait for review, and those that could not be reviewed or not even be delivered. */
export class UploadQueue extends Construct {
  readonly uploads: sqs.Queue;
  readonly deadLetters: sqs.Queue;

  constructor(scope: Construct, id: string, { stage, key, functionTimeout }: UploadQueueProps) {
    super(scope, id);
    const common = {
      encryption: sqs.QueueEncryption.KMS,
      encryptionMasterKey: key,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      // What AWS recommends for a queue that Lambda reads; the dead letters are read by it in a redrive.
      visibilityTimeout: Duration.seconds(6 * functionTimeout.toSeconds()),
    };
    this.deadLetters = new sqs.Queue(this, 'DeadLetters', {
      ...common,
      queueName: `grantline-${stage}-dead-letters`,
    });
    this.uploads = new sqs.Queue(this, 'Uploads', {
      ...common,
      queueName: `grantline-${stage}-uploads`,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: MOST_DELIVERIES },
    });
  }
}
