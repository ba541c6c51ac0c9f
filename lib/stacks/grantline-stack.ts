import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AlarmTopic } from './constructs/alarm-topic.ts';
import { Buckets } from './constructs/buckets.ts';
import { EncryptionKeys } from './constructs/encryption-keys.ts';
import { HistoryTable } from './constructs/history-table.ts';
import { REVIEW_TIMEOUT, ReviewFunction } from './constructs/review-function.ts';
import { RunbookAlarms } from './constructs/runbook-alarms.ts';
import { StageDashboard } from './constructs/stage-dashboard.ts';
import { UploadQueue } from './constructs/upload-queue.ts';
import { UploadRule } from './constructs/upload-rule.ts';
import type { Settings } from './settings.ts';

/** Where the code of each function lies, by the name of its folder in lambdas/. */
export interface CodeFolders {
  readonly review: string;
}

/**
 * One stage of Grantline, in whatever account it is deployed to. One stack: bucket, rule, queue and function name each
 * other, and in two stacks that would be a circle.
 */
export class GrantlineStack extends Stack {
  constructor(scope: Construct, settings: Settings, code: CodeFolders) {
    const { stage, region, terminationProtection } = settings;
    super(scope, `grantline-${stage}`, {
      env: { region },
      description: `Grantline, stage ${stage}: reviews rounds of grant applications`,
      terminationProtection,
    });
    Tags.of(this).add('application', 'grantline');
    Tags.of(this).add('stage', stage);

    const keys = new EncryptionKeys(this, 'Keys', { stage });
    const buckets = new Buckets(this, 'Buckets', settings, keys.records);
    const table = new HistoryTable(this, 'History', { stage, key: keys.records });
    const queue = new UploadQueue(this, 'Queue', {
      stage,
      key: keys.operations,
      functionTimeout: REVIEW_TIMEOUT,
    });
    const rule = new UploadRule(this, 'Rule', { stage, inbox: buckets.inbox, queue });
    const codeFolder = code.review;
    const review = new ReviewFunction(this, 'Review', { settings, codeFolder, keys, buckets, table, queue });

    const topic = new AlarmTopic(this, 'AlarmTopic', settings, keys.operations);
    const watched = {
      stage,
      queue,
      rule,
      review: review.function,
      reviewTimeout: REVIEW_TIMEOUT,
      table,
    };
    const { alarms } = new RunbookAlarms(this, 'Alarms', watched, topic);
    new StageDashboard(this, 'Dashboard', watched, alarms);

    this.#output({
      Inbox: buckets.inbox.bucketName,
      Reports: buckets.reports.bucketName,
      Table: table.tableName,
      RedriveMapping: review.redriveMappingId,
      AlarmTopicArn: topic.topicArn,
    });
  }

  /** What the runbook and docs/deploy.md ask for by name. */
  #output(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) new CfnOutput(this, name, { value });
  }
}
