import * as iam from 'aws-cdk-lib/aws-iam';
import type * as kms from 'aws-cdk-lib/aws-kms';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/** Tells people of alarms. Whoever gets e-mail has to confirm it once. */
export class AlarmTopic extends sns.Topic {
  constructor(scope: Construct, id: string, { stage, alarmEmail }: Settings, masterKey: kms.IKey) {
    super(scope, id, {
      topicName: `grantline-${stage}-alarms`,
      displayName: `Grantline ${stage}`,
      masterKey,
      enforceSSL: true,
    });
    this.addToResourcePolicy(
      new iam.PolicyStatement({
        sid: 'AlarmsOfThisAccount',
        principals: [new iam.ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (alarmEmail !== undefined) this.addSubscription(new EmailSubscription(alarmEmail));
  }
}
