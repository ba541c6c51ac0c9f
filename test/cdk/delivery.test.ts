import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { LEASE_SECONDS } from '../../lib/pipeline/store-run.ts';
import { expectResource, propertiesOf, synthesise } from './synthesis.ts';

const { template, resources } = synthesise({ stage: 'dev' });

function idOf(queueName: string): string {
  const [id] = Object.keys(
    template.findResources('AWS::SQS::Queue', { Properties: { QueueName: queueName } }),
  );
  return id!;
}
const uploads = idOf('grantline-dev-uploads');
const deadLetters = idOf('grantline-dev-dead-letters');
const arn = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });

interface Rule {
  readonly EventPattern: {
    readonly detail: { readonly bucket: object; readonly object: { readonly key: unknown } };
  };
}

describe('an upload', () => {
  it('is told to EventBridge by the bucket itself, without a function that sets this up', () => {
    expect(resources.InboxBucket!.Properties.NotificationConfiguration).toEqual({
      EventBridgeConfiguration: { EventBridgeEnabled: true },
    });
    expect(resources.ReportsBucket!.Properties.NotificationConfiguration).toBeUndefined();
    expect(Object.keys(template.findResources('AWS::Lambda::Function'))).toHaveLength(1);
    expect(Object.values(resources).filter((each) => each.Type.startsWith('Custom::'))).toEqual([]);
  });

  it('goes to the queue under any name: .csv, .CSV or none', () => {
    const rules = propertiesOf<Rule>(template, 'AWS::Events::Rule');
    expect(rules).toHaveLength(1);
    expect(rules[0]!).toMatchObject({
      State: 'ENABLED',
      EventPattern: {
        source: ['aws.s3'],
        'detail-type': ['Object Created'],
        detail: { bucket: { name: [{ Ref: 'InboxBucket' }] }, object: { key: [{ prefix: 'inbox/' }] } },
      },
      Targets: [{ Arn: arn(uploads), DeadLetterConfig: { Arn: arn(deadLetters) } }],
    });
    const { detail } = rules[0]!.EventPattern;
    expect(Object.keys(detail)).toEqual(['bucket', 'object']);
    expect(detail.object.key).toHaveLength(1);
  });

  it('may be sent by EventBridge: the queues and their key let it', () => {
    const send = Match.objectLike({
      Effect: 'Allow',
      Principal: { Service: 'events.amazonaws.com' },
      Action: Match.arrayWith(['sqs:SendMessage']),
    });
    expectResource(template, 'AWS::SQS::QueuePolicy', {
      Queues: [{ Ref: uploads }],
      PolicyDocument: { Statement: Match.arrayWith([send]) },
    });
    expectResource(template, 'AWS::SQS::QueuePolicy', {
      Queues: [{ Ref: deadLetters }],
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Principal: { Service: 'events.amazonaws.com' },
            Action: 'sqs:SendMessage',
          }),
        ]),
      },
    });
    expect(JSON.stringify(resources.OperationsKey!.Properties.KeyPolicy)).toContain(
      '"Service":"events.amazonaws.com"',
    );
  });
});

describe('a queue', () => {
  it.each([uploads, deadLetters])(
    '%s is encrypted, keeps for 14 days, and hides a message for 30 minutes',
    (id) => {
      // Six times the 300 seconds that the function has.
      expect(resources[id]!.Properties).toMatchObject({
        KmsMasterKeyId: arn('OperationsKey'),
        MessageRetentionPeriod: 1_209_600,
        VisibilityTimeout: 1800,
      });
      expectResource(template, 'AWS::SQS::QueuePolicy', {
        Queues: [{ Ref: id }],
        PolicyDocument: {
          Statement: Match.arrayWith([
            Match.objectLike({
              Effect: 'Deny',
              Action: 'sqs:*',
              Condition: { Bool: { 'aws:SecureTransport': 'false' } },
            }),
          ]),
        },
      });
    },
  );

  it('outlasts the lease of a worker that died, which outlasts the worker', () => {
    expect(LEASE_SECONDS).toBeGreaterThan(300);
    expect(LEASE_SECONDS).toBeLessThan(1800);
  });

  it('gives an upload up after five deliveries', () => {
    expect(resources[uploads]!.Properties.RedrivePolicy).toEqual({
      deadLetterTargetArn: arn(deadLetters),
      maxReceiveCount: 5,
    });
  });
});

describe('the function', () => {
  it('runs on ARM and Node 24, for five minutes at most, and is traced', () => {
    expectResource(template, 'AWS::Lambda::Function', {
      FunctionName: 'grantline-dev-review',
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: 1769,
      Timeout: 300,
      Handler: 'index.handler',
      TracingConfig: { Mode: 'Active' },
      Environment: {
        Variables: {
          STAGE: 'dev',
          TABLE_NAME: { Ref: 'HistoryTable' },
          INBOX_BUCKET: { Ref: 'InboxBucket' },
          REPORTS_BUCKET: { Ref: 'ReportsBucket' },
          POWERTOOLS_SERVICE_NAME: 'grantline-dev',
          POWERTOOLS_METRICS_NAMESPACE: 'Grantline',
        },
      },
    });
  });

  it('keeps its log for as long as the settings say, encrypted', () => {
    expect(Object.values(template.findResources('AWS::Logs::LogGroup'))).toMatchObject([
      {
        DeletionPolicy: 'Retain',
        Properties: {
          LogGroupName: '/aws/lambda/grantline-dev-review',
          RetentionInDays: 30,
          KmsKeyId: arn('OperationsKey'),
        },
      },
    ]);
  });

  it('takes one upload at a time, two at once in this stage', () => {
    expectResource(template, 'AWS::Lambda::EventSourceMapping', {
      EventSourceArn: arn(uploads),
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 2 },
      Enabled: Match.absent(),
    });
  });

  it('leaves dead letters alone until the redrive is switched on', () => {
    const ofDeadLetters = { EventSourceArn: arn(deadLetters), BatchSize: 1 };
    expectResource(template, 'AWS::Lambda::EventSourceMapping', { ...ofDeadLetters, Enabled: false });
    const switched = synthesise({ stage: 'dev', redrive: 'true', reservedConcurrency: '4' }).template;
    expectResource(switched, 'AWS::Lambda::EventSourceMapping', { ...ofDeadLetters, Enabled: true });
    expectResource(switched, 'AWS::Lambda::Function', { ReservedConcurrentExecutions: 4 });
    expect(template.findResources('AWS::Lambda::EventSourceMapping')).not.toEqual(
      switched.findResources('AWS::Lambda::EventSourceMapping'),
    );
  });
});
