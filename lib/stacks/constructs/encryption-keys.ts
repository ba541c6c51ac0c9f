import { ArnFormat, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as kms from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';

/** The stage's own keys: one for what has to stay readable for years, one for what passes through. */
export class EncryptionKeys extends Construct {
  /** Uploads, reports, history. */
  readonly records: kms.Key;
  /** Queues, alarms, logs. */
  readonly operations: kms.Key;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: string }) {
    super(scope, id);
    const common = {
      enableKeyRotation: true,
      rotationPeriod: Duration.days(365),
      // A key that is gone takes everything with it that it encrypted.
      removalPolicy: RemovalPolicy.RETAIN,
      pendingWindow: Duration.days(30),
    };
    this.records = new kms.Key(this, 'Records', {
      ...common,
      alias: `grantline-${stage}-records`,
      description: `Grantline ${stage}: uploads, reports and history`,
    });
    this.operations = new kms.Key(this, 'Operations', {
      ...common,
      alias: `grantline-${stage}-operations`,
      description: `Grantline ${stage}: queues, alarms and logs`,
    });
    (this.records.node.defaultChild as kms.CfnKey).overrideLogicalId('RecordsKey');
    (this.operations.node.defaultChild as kms.CfnKey).overrideLogicalId('OperationsKey');
    this.#letLogsAndAlarmsUse(this.operations, stage);
  }

  #letLogsAndAlarmsUse(key: kms.Key, stage: string): void {
    const stack = Stack.of(this);
    const use = ['kms:Decrypt', 'kms:GenerateDataKey'];
    key.addToResourcePolicy(
      new iam.PolicyStatement({
        sid: 'LogsOfThisStage',
        principals: [new iam.ServicePrincipal(`logs.${stack.region}.amazonaws.com`)],
        actions: [...use, 'kms:Encrypt', 'kms:ReEncryptFrom', 'kms:ReEncryptTo', 'kms:DescribeKey'],
        // In a key's policy this is the key itself.
        resources: ['*'],
        conditions: {
          ArnLike: {
            'kms:EncryptionContext:aws:logs:arn': stack.formatArn({
              service: 'logs',
              resource: 'log-group',
              resourceName: `/aws/lambda/grantline-${stage}-*`,
              arnFormat: ArnFormat.COLON_RESOURCE_NAME,
            }),
          },
        },
      }),
    );
    key.addToResourcePolicy(
      new iam.PolicyStatement({
        // As AWS writes it for alarms and encrypted topics. The topic's own policy takes only this account's alarms.
        sid: 'Alarms',
        principals: [new iam.ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: use,
        resources: ['*'],
      }),
    );
  }
}
