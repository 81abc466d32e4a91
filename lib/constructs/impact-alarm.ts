import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

interface ImpactAlarmProps {
  readonly metric: cloudwatch.IMetric;
  /** The alarm goes off when the metric reaches this value. */
  readonly threshold: number;
  /** The number of consecutive periods; one by default. */
  readonly periods?: number;
  /** What users notice, as a sentence: the first thing that the person on call reads. */
  readonly impact: string;
  readonly topic: ITopic;
}

/** An alarm that says what users notice. Without data it is not in alarm: there were no calls. */
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
