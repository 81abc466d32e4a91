import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Validations } from 'aws-cdk-lib/core';
import { claimRoutes } from '#contract/claims/routes.ts';
import { apiPath, headKeyOf, type Resource, type Route, routeKeyOf } from '#contract/http/route.ts';
import { pageRoutes } from '#contract/pages/routes.ts';
import { routes } from '#contract/routes.ts';
import { viewRoutes } from '#contract/statistics/view-routes.ts';
import type { StageConfig, Throttle, ThrottledRoutes } from '../../config/config.ts';
import { removalPolicyOf } from '../../config/removal-policy.ts';

/** Issuer and client whose tokens the gateway accepts (`aud` of ID tokens, `client_id` of access tokens). */
export interface TokenSource {
  readonly userPoolId: string;
  readonly issuer: string;
  readonly clientId: string;
}

/** Adds the routes of a resource, for pages also with HEAD. All but the public ones require a token. */
export function addRoutesOf(
  resource: Resource,
  handler: IFunction,
  api: apigateway.HttpApi,
  authorizer: HttpJwtAuthorizer,
): void {
  const integration = new HttpLambdaIntegration(resource, handler, {
    scopePermissionToRoute: false,
  });
  for (const route of Object.values(routes[resource])) {
    addRoute(route, integration, api, authorizer);
  }
}

/** Returns the authorizer of all routes. */
export function tokenAuthorizer({ issuer, clientId }: TokenSource): HttpJwtAuthorizer {
  return new HttpJwtAuthorizer('Tokens', issuer, { jwtAudience: [clientId] });
}

function addRoute(
  route: Route,
  integration: HttpLambdaIntegration,
  api: apigateway.HttpApi,
  authorizer: HttpJwtAuthorizer,
): void {
  const isPublic = route.access === 'public';
  for (const [routeKey, method] of keysOf(route)) {
    const made = new apigateway.HttpRoute(api, routeKey, {
      httpApi: api,
      routeKey: apigateway.HttpRouteKey.with(route.path, apigateway.HttpMethod[method]),
      integration,
      ...(!isPublic && { authorizer }),
    });
    if (isPublic) {
      Validations.of(made).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason: `Public by the contract: ${route.summary}.`,
      });
    }
  }
}

/** Returns the gateway's keys of a route with their methods. A GET route of the gateway does not serve HEAD. */
function keysOf(route: Route): readonly (readonly [string, Route['method'] | 'HEAD'])[] {
  const headKey = headKeyOf(route);
  return [[routeKeyOf(route), route.method], ...(headKey ? [[headKey, 'HEAD'] as const] : [])];
}

/** Name of the stage, the first segment of every path: the edge forwards `/api/...` unchanged. */
export const stageName = apiPath.slice(1);

/**
 * One line per call. It has no path, which may contain personal identifiers. `peer` is the address of the edge server;
 * the viewer's address is in the Lambda's log and the edge's access log.
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

const throttledRoutes: Readonly<Record<ThrottledRoutes, readonly Route[]>> = {
  claimOffer: [claimRoutes.claimOffer],
  countViews: [viewRoutes.countViews],
  pages: Object.values(pageRoutes),
};

/** Settings of a single route, which inherits none from the stage. */
const settingsOf = ({ rate, burst }: Throttle) => ({
  ThrottlingRateLimit: rate,
  ThrottlingBurstLimit: burst,
  DetailedMetricsEnabled: true,
});

/** Opens the API under `/api`, with the stage's limits and an access log. */
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
  const resource = stage.node.defaultChild as apigateway.CfnStage;
  const settings: Record<string, object> = {};
  for (const [name, limited] of Object.entries(throttledRoutes)) {
    for (const [routeKey] of limited.flatMap(keysOf)) {
      settings[routeKey] = settingsOf(config.ownThrottles[name as ThrottledRoutes]);
      // API Gateway refuses settings of a route that does not exist yet.
      stage.node.addDependency(api.node.findChild(routeKey));
    }
  }
  resource.routeSettings = settings;
}
