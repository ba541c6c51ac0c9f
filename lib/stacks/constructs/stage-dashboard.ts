import { Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Watched } from '../alarm-list.ts';
import { tableThrottles } from '../service-metrics.ts';
import { uploadMetric } from '../upload-metrics.ts';

const HALF = 12;

/** What an operator looks at first: the alarms, what became of the uploads, how long reviews take, what waits. */
export class StageDashboard extends cloudwatch.Dashboard {
  constructor(scope: Construct, id: string, watched: Watched, alarms: readonly cloudwatch.IAlarm[]) {
    const { stage, queue, review, table } = watched;
    super(scope, id, { dashboardName: `grantline-${stage}`, defaultInterval: Duration.days(7) });
    this.addWidgets(
      new cloudwatch.AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 2 * HALF, height: 4 }),
    );
    this.addWidgets(
      graph('What became of uploads', [
        uploadMetric(stage, 'uploadReviewed'),
        uploadMetric(stage, 'uploadRejected'),
        uploadMetric(stage, 'uploadUnchanged'),
        uploadMetric(stage, 'uploadSuperseded'),
        uploadMetric(stage, 'faults'),
      ]),
      graph('Applications reviewed', [uploadMetric(stage, 'applicationsReviewed')]),
    );
    this.addWidgets(
      graph('Time of a review', [
        uploadMetric(stage, 'reviewDuration', { statistic: 'p50' }),
        uploadMetric(stage, 'reviewDuration', { statistic: 'Maximum' }),
        review.metricDuration({ statistic: 'Maximum' }),
      ]),
      graph('What waits', [
        queue.uploads.metricApproximateNumberOfMessagesVisible(),
        queue.deadLetters.metricApproximateNumberOfMessagesVisible(),
      ]),
    );
    this.addWidgets(
      graph('Function', [review.metricInvocations(), review.metricErrors(), review.metricThrottles()]),
      graph('Table', [
        table.metricConsumedReadCapacityUnits(),
        table.metricConsumedWriteCapacityUnits(),
        tableThrottles(table),
      ]),
    );
  }
}

function graph(title: string, left: cloudwatch.IMetric[]): cloudwatch.GraphWidget {
  return new cloudwatch.GraphWidget({ title, left, width: HALF });
}
