import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { ArnFormat, Stack } from 'aws-cdk-lib/core';
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

/**
 * A topic for the alarms of its account and region, over TLS only. `enforceSSL` replaces SNS's default policy, which
 * lets the account's services publish, so this adds that permission for CloudWatch.
 */
export function alarmTopic(scope: Construct, id: string): ITopic {
  const topic = new Topic(scope, id, { enforceSSL: true });
  const stack = Stack.of(scope);
  topic.addToResourcePolicy(
    new PolicyStatement({
      sid: 'AlarmsMayPublish',
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: {
        StringEquals: { 'aws:SourceAccount': stack.account },
        ArnLike: {
          'aws:SourceArn': stack.formatArn({
            service: 'cloudwatch',
            resource: 'alarm',
            resourceName: '*',
            arnFormat: ArnFormat.COLON_RESOURCE_NAME,
          }),
        },
      },
    }),
  );
  return topic;
}
