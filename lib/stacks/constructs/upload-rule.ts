import { Duration } from 'aws-cdk-lib';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { UploadQueue } from './upload-queue.ts';

export interface UploadRuleProps {
  readonly stage: string;
  readonly inbox: s3.Bucket;
  readonly queue: UploadQueue;
}

/**
 * Sends every object that is stored under inbox/ to the queue. No suffix: names are matched without regard to case,
 * and a file by a wrong name is owed a receipt that says so.
 */
export class UploadRule extends events.Rule {
  constructor(scope: Construct, id: string, { stage, inbox, queue }: UploadRuleProps) {
    super(scope, id, {
      ruleName: `grantline-${stage}-uploads`,
      description: 'Objects stored under inbox/ go to the queue of uploads.',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [inbox.bucketName] }, object: { key: [{ prefix: 'inbox/' }] } },
      },
      targets: [
        new targets.SqsQueue(queue.uploads, {
          // The same queue as for reviews that failed: the same event lies in it, and one redrive serves both.
          deadLetterQueue: queue.deadLetters,
          maxEventAge: Duration.hours(24),
          retryAttempts: 185,
        }),
      ],
    });
  }
}
