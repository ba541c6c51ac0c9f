import { Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type * as events from 'aws-cdk-lib/aws-events';

const period = Duration.minutes(5);

/** A count of EventBridge's for one rule. */
export function ruleMetric(rule: events.Rule, metricName: string): cloudwatch.Metric {
  return new cloudwatch.Metric({
    namespace: 'AWS/Events',
    metricName,
    dimensionsMap: { RuleName: rule.ruleName },
    statistic: 'Sum',
    period,
  });
}

/** Requests that the table slowed down. The SDK tries them again, so a few are no harm. */
export function tableThrottles(table: dynamodb.TableV2): cloudwatch.IMetric {
  const ofTable = (metricName: string) => table.metric(metricName, { statistic: 'Sum', period });
  return new cloudwatch.MathExpression({
    expression: 'reads + writes',
    usingMetrics: { reads: ofTable('ReadThrottleEvents'), writes: ofTable('WriteThrottleEvents') },
    label: 'Throttled reads and writes',
    period,
  });
}

/** Answers 500 and above to what the review asks of the table. */
export function tableFaults(table: dynamodb.TableV2): cloudwatch.IMetric {
  return table.metricSystemErrorsForOperations({
    operations: [
      dynamodb.Operation.GET_ITEM,
      dynamodb.Operation.QUERY,
      dynamodb.Operation.PUT_ITEM,
      dynamodb.Operation.UPDATE_ITEM,
      dynamodb.Operation.BATCH_WRITE_ITEM,
    ],
    period,
  });
}
