import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type * as sns from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { type AlarmPlan, planAlarms, type Watched } from '../alarm-list.ts';

/** An alarm for each thing that a person has to look at, with the place where it is written what to do. */
export class RunbookAlarms extends Construct {
  readonly alarms: readonly cloudwatch.Alarm[];

  constructor(scope: Construct, id: string, watched: Watched, topic: sns.ITopic) {
    super(scope, id);
    const action = new SnsAction(topic);
    this.alarms = planAlarms(watched).map((plan) => {
      const alarm = this.#add(plan, watched.stage);
      alarm.addAlarmAction(action);
      alarm.addOkAction(action);
      return alarm;
    });
  }

  #add({ name, says, metric, threshold }: AlarmPlan, stage: string): cloudwatch.Alarm {
    return new cloudwatch.Alarm(this, name, {
      alarmName: `grantline-${stage}-${name}`,
      alarmDescription: `${says} What to do: docs/runbook.md#${name}`,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // Between rounds nothing happens for months, and that is well.
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    });
  }
}
