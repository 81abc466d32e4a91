import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { ImpactAlarm } from '../alarms/impact-alarm.ts';

interface TableAlarmsProps {
  readonly tableName: string;
  readonly indexes: readonly string[];
  readonly alarmTopic: ITopic;
}

/** The SDK retries throttled requests, so a few go unnoticed. */
const manyThrottles = 10;

/**
 * Adds an alarm on throttled requests of the table and its indexes, which have their own metrics. A throttled index
 * also slows the table's writes.
 */
export function watchTable(scope: Construct, props: TableAlarmsProps): void {
  const { tableName: TableName, indexes, alarmTopic } = props;
  const dimensions = [
    { TableName },
    ...indexes.map((index) => ({ TableName, GlobalSecondaryIndexName: index })),
  ];
  const metrics = dimensions.flatMap((dimensionsMap) =>
    ['ReadThrottleEvents', 'WriteThrottleEvents'].map(
      (metricName) =>
        new Metric({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap, statistic: 'Sum' }),
    ),
  );
  const named = metrics.map((metric, index): [string, Metric] => [`m${index}`, metric]);
  new ImpactAlarm(scope, 'TableThrottles', {
    metric: new MathExpression({
      label: 'Throttled requests',
      // Without throttled requests a metric has no value.
      expression: `SUM([${named.map(([id]) => `FILL(${id}, 0)`).join(', ')}])`,
      usingMetrics: Object.fromEntries(named),
      period: Duration.minutes(5),
    }),
    threshold: manyThrottles,
    impact: 'Calls take longer or are answered with "try again", and jobs are late.',
    topic: alarmTopic,
  });
}
