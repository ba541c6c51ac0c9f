import { Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { METRICS, metricDimensions, NAMESPACE } from '../pipeline/metrics.ts';

type UploadMetric = keyof typeof METRICS;

/** A metric that the handler writes. */
export function uploadMetric(
  stage: string,
  metric: UploadMetric,
  options: { readonly statistic?: string; readonly period?: Duration } = {},
): cloudwatch.Metric {
  return new cloudwatch.Metric({
    namespace: NAMESPACE,
    metricName: METRICS[metric],
    dimensionsMap: metricDimensions(stage),
    statistic: options.statistic ?? 'Sum',
    period: options.period ?? Duration.minutes(5),
  });
}
