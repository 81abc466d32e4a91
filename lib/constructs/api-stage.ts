import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { RemovalPolicy } from 'aws-cdk-lib/core';
import { apiPath } from '#contract/route.ts';
import type { StageConfig } from '../config.ts';

/** The stage's name, which is the first segment of every path: the edge passes `/api/...` on unchanged. */
export const stageName = apiPath.slice(1);

/**
 * One line a call: which route, how it went, and how long the gateway and the Lambda took. It holds no path,
 * since a path may hold personal identifiers. `peer` is the address of the edge server that called, so it is
 * no record of the viewer: the Lambda's request log and the edge's access log hold the viewer's address.
 */
const accessLogLine = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    time: '$context.requestTimeEpoch',
    peer: '$context.identity.sourceIp',
    route: '$context.routeKey',
    status: '$context.status',
    latency: '$context.responseLatency',
    integrationLatency: '$context.integrationLatency',
    integrationError: '$context.integrationErrorMessage',
    authorizerError: '$context.authorizer.error',
    subject: '$context.authorizer.claims.sub',
  }),
);

/** Opens the API under `/api`, within the stage's limits and with an access log. */
export function openStage(api: apigateway.HttpApi, config: StageConfig): void {
  const accessLog = new LogGroup(api, 'AccessLog', {
    retention: config.accessLogDays,
    removalPolicy: config.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  new apigateway.HttpStage(api, 'Stage', {
    httpApi: api,
    stageName,
    autoDeploy: true,
    detailedMetricsEnabled: true,
    throttle: { rateLimit: config.throttle.rate, burstLimit: config.throttle.burst },
    accessLogSettings: {
      destination: new apigateway.LogGroupLogDestination(accessLog),
      format: accessLogLine,
    },
  });
}
