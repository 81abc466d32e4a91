import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { ImpactAlarm } from './impact-alarm.ts';

const ofAccount = (metricName: string) =>
  new Metric({ namespace: 'AWS/Lambda', metricName, statistic: 'Maximum' });

/**
 * Alarms before the account's Lambdas use all of their concurrent executions in the region. The expression is from
 * Lambda's guide.
 */
export function watchConcurrency(scope: Construct, topic: ITopic): void {
  new ImpactAlarm(scope, 'Concurrency', {
    metric: new MathExpression({
      label: 'Concurrent executions in percent of the quota',
      expression: '100 * claimed / SERVICE_QUOTA(running)',
      usingMetrics: {
        claimed: ofAccount('ClaimedAccountConcurrency'),
        running: ofAccount('ConcurrentExecutions'),
      },
      period: Duration.minutes(5),
    }),
    threshold: 80,
    impact:
      'Nothing yet: once all concurrent executions of the account are in use, calls are refused.',
    topic,
  });
}
