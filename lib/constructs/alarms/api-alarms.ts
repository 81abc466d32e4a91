import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { type Resource, routeKeyOf } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import type { StageConfig } from '../../config/config.ts';
import { stageName } from '../api/http-api.ts';
import { ImpactAlarm } from './impact-alarm.ts';

interface RouteAlarmsProps {
  readonly resource: Resource;
  /** Sentence about what users notice when the resource fails. */
  readonly impact: string;
  readonly alarmTopic: ITopic;
}

/** The web app tries a failing call three times, so one user's lasting failure raises the alarm, but no single error. */
const lastingFailure = 3;

/**
 * Adds an alarm for the 5xx answers of each route. Source of the metric:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-metrics.html. The gateway sends it only with
 * detailed metrics.
 */
export function watchRoutesOf(api: HttpApi, props: RouteAlarmsProps): void {
  for (const route of Object.values(routes[props.resource])) {
    const routeKey = routeKeyOf(route);
    new ImpactAlarm(api, `5xx ${routeKey}`, {
      metric: new Metric({
        namespace: 'AWS/ApiGateway',
        metricName: '5xx',
        dimensionsMap: {
          ApiId: api.apiId,
          Stage: stageName,
          Method: route.method,
          Resource: route.path,
        },
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
      threshold: lastingFailure,
      impact: `${routeKey} fails. ${props.impact}`,
      topic: props.alarmTopic,
    });
  }
}

/** Lambdas that write the metric, when they find no claim for a code: lambdas/claims/store/guesses.ts. */
const services: readonly Resource[] = ['claims', 'redemptions'];

/** Wrong codes in five minutes; five people may try as many in an hour. */
const manyGuesses = 300;

/** Alarms when many people try codes of claims; the API limits each of them. */
export function watchGuesses(scope: Construct, { stage }: StageConfig, topic: ITopic): void {
  for (const service of services) {
    new ImpactAlarm(scope, `GuessedCodes ${service}`, {
      metric: new Metric({
        namespace: 'Vitrine',
        metricName: 'UnknownClaimCodes',
        dimensionsMap: { service, stage },
        period: Duration.minutes(5),
        statistic: 'Sum',
      }),
      threshold: manyGuesses,
      impact:
        'Nothing yet: somebody tries codes of vouchers with many accounts, and may find one that is open.',
      topic,
    });
  }
}

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
