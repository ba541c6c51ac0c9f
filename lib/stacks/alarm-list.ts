import { Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type * as events from 'aws-cdk-lib/aws-events';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import type { UploadQueue } from './constructs/upload-queue.ts';
import { ruleMetric, tableFaults, tableThrottles } from './service-metrics.ts';
import { uploadMetric } from './upload-metrics.ts';

/** What is watched. */
export interface Watched {
  readonly stage: string;
  readonly queue: UploadQueue;
  readonly rule: events.Rule;
  readonly review: lambda.Function;
  readonly reviewTimeout: Duration;
  readonly table: dynamodb.TableV2;
}

/** An alarm, which goes off when the metric is at the threshold or above in one period. */
export interface AlarmPlan {
  /** Also the section of docs/runbook.md. */
  readonly name: string;
  readonly says: string;
  readonly metric: cloudwatch.IMetric;
  readonly threshold: number;
}

const fiveMinutes = { period: Duration.minutes(5) };
const ofFiveMinutes = { ...fiveMinutes, statistic: 'Sum' };

/** Every alarm: each a thing that a person has to look at. */
export function planAlarms({ stage, queue, rule, review, reviewTimeout, table }: Watched): AlarmPlan[] {
  return [
    {
      name: 'dead-letters',
      says: 'Uploads were given up: they have no receipt, and will not be reviewed until somebody acts.',
      metric: queue.deadLetters.metricApproximateNumberOfMessagesVisible({
        ...fiveMinutes,
        statistic: 'Maximum',
      }),
      threshold: 1,
    },
    {
      name: 'events-lost',
      says: 'EventBridge could not hand over an upload, not even to the dead letters.',
      metric: new cloudwatch.MathExpression({
        expression: 'failed + unkept',
        usingMetrics: {
          failed: ruleMetric(rule, 'FailedInvocations'),
          unkept: ruleMetric(rule, 'InvocationsFailedToBeSentToDlq'),
        },
        label: 'Events that were lost',
        ...fiveMinutes,
      }),
      threshold: 1,
    },
    {
      name: 'faults',
      says: 'A review failed through no fault of the upload; it is tried again by itself.',
      metric: uploadMetric(stage, 'faults'),
      threshold: 1,
    },
    {
      name: 'function-errors',
      says: 'The review function ended without an answer: out of time, out of memory, or unable to start.',
      metric: review.metricErrors(ofFiveMinutes),
      threshold: 1,
    },
    {
      name: 'near-timeout',
      says: 'A review took more than four fifths of the time that it has.',
      metric: review.metricDuration({ ...fiveMinutes, statistic: 'Maximum' }),
      threshold: 0.8 * reviewTimeout.toMilliseconds(),
    },
    {
      name: 'function-throttles',
      says: 'Lambda had no room to run a review.',
      metric: review.metricThrottles(ofFiveMinutes),
      threshold: 1,
    },
    {
      name: 'uploads-waiting',
      says: 'An upload has waited an hour or more for its receipt.',
      metric: queue.uploads.metricApproximateAgeOfOldestMessage({ ...fiveMinutes, statistic: 'Maximum' }),
      threshold: Duration.hours(1).toSeconds(),
    },
    {
      name: 'table-throttles',
      says: 'DynamoDB slowed reads or writes down, again and again.',
      metric: tableThrottles(table),
      threshold: 100,
    },
    {
      name: 'table-faults',
      says: 'DynamoDB answered with faults of its own.',
      metric: tableFaults(table),
      threshold: 1,
    },
    {
      name: 'uploads-rejected',
      says: 'For information: several uploads were refused within an hour. Somebody may need help with a file.',
      metric: uploadMetric(stage, 'uploadRejected', { period: Duration.hours(1) }),
      threshold: 3,
    },
  ];
}
