import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

interface ImpactAlarmProps {
  readonly metric: cloudwatch.IMetric;
  /** Smallest value of the metric that sets off the alarm. */
  readonly threshold: number;
  /** Number of consecutive periods; 1 by default. */
  readonly periods?: number;
  /** Sentence about what users notice, the first thing that the person on call reads. */
  readonly impact: string;
  readonly topic: ITopic;
}

/** An alarm that says what users notice. Missing data means no calls, so it is not an alarm. */
export class ImpactAlarm extends Construct {
  constructor(scope: Construct, id: string, props: ImpactAlarmProps) {
    super(scope, id);
    if (!/^\p{Lu}.{20,}\.$/u.test(props.impact)) {
      throw new Error(`The alarm ${id} needs a sentence that says what users notice.`);
    }
    const alarm = new cloudwatch.Alarm(this, 'Alarm', {
      metric: props.metric,
      threshold: props.threshold,
      evaluationPeriods: props.periods ?? 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      alarmDescription: props.impact,
    });
    alarm.addAlarmAction(new SnsAction(props.topic));
  }
}
