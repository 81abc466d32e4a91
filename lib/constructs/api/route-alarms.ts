import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Duration } from 'aws-cdk-lib/core';
import { type Resource, routeKeyOf } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import { ImpactAlarm } from '../alarms/impact-alarm.ts';
import { stageName } from './api-stage.ts';

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
