import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { apiPath, routeKeyOf } from '#contract/route.ts';
import { claimRoutes } from '#contract/routes/claims.ts';
import type { StageConfig } from '../config.ts';
import { removalPolicyOf } from '../removal-policy.ts';

/** The stage's name, which is the first segment of every path: the edge forwards `/api/...` unchanged. */
export const stageName = apiPath.slice(1);

/**
 * One line per call: route, status, and latency of the gateway and of the Lambda. Without the path, which may
 * contain personal identifiers. `peer` is the address of the edge server that called; the viewer's address is
 * in the Lambda's request log and in the edge's access log.
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

const claims = claimRoutes.claimOffer;

/** Opens the API under `/api`, within the stage's limits and with an access log. */
export function openStage(api: apigateway.HttpApi, config: StageConfig): void {
  const accessLog = new LogGroup(api, 'AccessLog', {
    retention: config.logDays,
    removalPolicy: removalPolicyOf(config),
  });
  const stage = new apigateway.HttpStage(api, 'Stage', {
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
  const { rate, burst } = config.claimThrottle;
  const resource = stage.node.defaultChild as apigateway.CfnStage;
  // The settings of a route inherit none of the stage's.
  resource.routeSettings = {
    [routeKeyOf(claims)]: {
      ThrottlingRateLimit: rate,
      ThrottlingBurstLimit: burst,
      DetailedMetricsEnabled: true,
    },
  };
  // API Gateway refuses settings of a route that does not exist yet.
  stage.node.addDependency(api.node.findChild(routeKeyOf(claims)));
}
