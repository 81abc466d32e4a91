import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Validations } from 'aws-cdk-lib/core';
import { type Resource, type Route, routeKeyOf } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';

/** Issuer and client whose tokens the gateway accepts (`aud` of ID tokens, `client_id` of access tokens). */
export interface TokenSource {
  readonly userPoolId: string;
  readonly issuer: string;
  readonly clientId: string;
}

/** Adds the routes of a resource. All but the public ones require a token. */
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
  const made = new apigateway.HttpRoute(api, routeKeyOf(route), {
    httpApi: api,
    routeKey: apigateway.HttpRouteKey.with(route.path, apigateway.HttpMethod[route.method]),
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
