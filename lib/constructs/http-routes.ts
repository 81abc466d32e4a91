import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Validations } from 'aws-cdk-lib/core';
import { type Resource, type Route, routeKeyOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';

/** Whose tokens the gateway takes. Both of a client's are: `aud` of an ID token, `client_id` of an access token. */
export interface TokenSource {
  readonly userPoolId: string;
  readonly issuer: string;
  readonly clientId: string;
}

/** Makes the gateway's routes to the Lambda of a resource, and asks a token of all that are not public. */
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

/** The authorizer that all routes share. */
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
      reason: `Open to all by the contract: ${route.summary}.`,
    });
  }
}
