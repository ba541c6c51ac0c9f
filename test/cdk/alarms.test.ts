import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectResource, propertiesOf, synthesise } from './synthesis.ts';

const { template } = synthesise({ stage: 'prod', alarmEmail: 'ops@example.org' });
const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8');

interface Alarm {
  readonly AlarmName: string;
  readonly AlarmDescription: string;
  readonly Threshold: number;
  readonly Period?: number;
  readonly Statistic?: string;
  readonly MetricName?: string;
  readonly Namespace?: string;
  readonly Dimensions?: unknown;
  readonly AlarmActions: readonly unknown[];
}
const alarms = propertiesOf<Alarm>(template, 'AWS::CloudWatch::Alarm');
const byName = (name: string) => alarms.find((each) => each.AlarmName === `grantline-prod-${name}`);

/** As GitHub makes an anchor of a heading. */
const anchors = [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
  heading!
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-'),
);

describe('every alarm', () => {
  it('is one of these', () => {
    expect(alarms.map((each) => each.AlarmName).sort()).toEqual([
      'grantline-prod-dead-letters',
      'grantline-prod-events-lost',
      'grantline-prod-faults',
      'grantline-prod-function-errors',
      'grantline-prod-function-throttles',
      'grantline-prod-near-timeout',
      'grantline-prod-table-faults',
      'grantline-prod-table-throttles',
      'grantline-prod-uploads-rejected',
      'grantline-prod-uploads-waiting',
    ]);
  });

  it.each(alarms)('$AlarmName names a section of the runbook that is there', ({ AlarmDescription }) => {
    const named = /docs\/runbook\.md#([\w-]+)$/.exec(AlarmDescription)?.[1];
    expect(anchors).toContain(named);
  });

  it.each(alarms)('$AlarmName is sent to the topic', ({ AlarmActions }) => {
    const [topic] = Object.keys(template.findResources('AWS::SNS::Topic'));
    expect(AlarmActions).toEqual([{ Ref: topic }]);
  });
});

describe('an alarm goes off', () => {
  it('at the first dead letter', () => {
    expect(byName('dead-letters')).toMatchObject({
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Statistic: 'Maximum',
      Threshold: 1,
    });
  });

  it('when a review takes four of its five minutes', () => {
    expect(byName('near-timeout')).toMatchObject({
      MetricName: 'Duration',
      Statistic: 'Maximum',
      Threshold: 240_000,
    });
  });

  it('when an upload waits an hour', () => {
    expect(byName('uploads-waiting')).toMatchObject({
      MetricName: 'ApproximateAgeOfOldestMessage',
      Threshold: 3600,
    });
  });

  it('at the first fault that the handler counts, and at the third refused upload of an hour', () => {
    const dimensions = [{ Name: 'service', Value: 'grantline-prod' }];
    const own = { Namespace: 'Grantline', Dimensions: dimensions, Statistic: 'Sum' };
    expect(byName('faults')).toMatchObject({ ...own, MetricName: 'Faults', Threshold: 1, Period: 300 });
    expect(byName('uploads-rejected')).toMatchObject({
      ...own,
      MetricName: 'UploadRejected',
      Threshold: 3,
      Period: 3600,
    });
  });
});

it('alarms go to the address of the settings, through an encrypted topic', () => {
  expectResource(template, 'AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: 'ops@example.org',
  });
  expectResource(template, 'AWS::SNS::Topic', {
    KmsMasterKeyId: { 'Fn::GetAtt': ['OperationsKey', 'Arn'] },
  });
  expect(synthesise({ stage: 'dev' }).template.findResources('AWS::SNS::Subscription')).toEqual({});
});

it('the dashboard shows the alarms and what became of uploads', () => {
  const [dashboard] = propertiesOf(template, 'AWS::CloudWatch::Dashboard');
  expect(dashboard!.DashboardName).toBe('grantline-prod');
  const body = JSON.stringify(dashboard!.DashboardBody);
  for (const metric of [
    'UploadReviewed',
    'UploadRejected',
    'UploadUnchanged',
    'UploadSuperseded',
    'Faults',
  ]) {
    expect(body).toContain(metric);
  }
});
