import { Match } from 'aws-cdk-lib/assertions';
import { routeKeyOf } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import { onlyOf, propertiesOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

const allRoutes = Object.values(routes).flatMap((table) => Object.values(table));

describe.each(stageNames)('the API of %s', (stage) => {
  const template = templateOf(stage, 'api');
  const config = configOf(stage);

  test('has the routes of the contract and no others', () => {
    const made = [...propertiesOf(template, 'AWS::ApiGatewayV2::Route').values()];
    expect(made.map((route) => route['RouteKey']).sort()).toEqual(allRoutes.map(routeKeyOf).sort());
  });

  test('requires a token for every route but the public ones', () => {
    for (const made of propertiesOf(template, 'AWS::ApiGatewayV2::Route').values()) {
      const route = allRoutes.find((one) => routeKeyOf(one) === made['RouteKey']);
      const isPublic = route?.access === 'public';
      expect([
        made['RouteKey'],
        made['AuthorizationType'],
        made['AuthorizerId'] !== undefined,
      ]).toEqual([made['RouteKey'], isPublic ? 'NONE' : 'JWT', !isPublic]);
    }
  });

  test('accepts only tokens of its own user pool and client', () => {
    const authorizer = onlyOf(template, 'AWS::ApiGatewayV2::Authorizer');
    expect(authorizer).toMatchObject({
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
    });
    const settings = JSON.stringify(authorizer['JwtConfiguration']);
    expect(settings).toMatch(/https:\/\/cognito-idp\./);
    expect(settings).toMatch(/identity:ExportsOutputRefUsersWeb/);
  });

  test('is served under /api with limits and an access log', () => {
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      StageName: 'api',
      AutoDeploy: true,
      AccessLogSettings: {
        DestinationArn: Match.anyValue(),
        Format: Match.stringLikeRegexp('requestId'),
      },
      DefaultRouteSettings: {
        ThrottlingRateLimit: config.throttle.rate,
        ThrottlingBurstLimit: config.throttle.burst,
      },
    });
  });

  test('limits claims and beacons separately, once their routes exist', () => {
    const own = {
      'POST /offers/{id}/claims': config.ownThrottles.claimOffer,
      'POST /views': config.ownThrottles.countViews,
    };
    const [stage] = Object.values(template.findResources('AWS::ApiGatewayV2::Stage'));
    const settings = Object.entries(own).map(([route, { rate, burst }]) => [
      route,
      {
        ThrottlingRateLimit: rate,
        ThrottlingBurstLimit: burst,
        DetailedMetricsEnabled: true,
      },
    ]);
    expect(stage?.['Properties'].RouteSettings).toEqual(Object.fromEntries(settings));
    const routes = Object.entries(template.findResources('AWS::ApiGatewayV2::Route'));
    for (const key of Object.keys(own)) {
      const [id] = routes.find(([, { Properties }]) => Properties.RouteKey === key) ?? [];
      expect(stage?.['DependsOn']).toContain(id);
    }
  });
});

test.each(['dev', 'prod'])('a flood of beacons leaves most calls of %s to others', (stage) => {
  const { throttle, ownThrottles } = configOf(stage);
  expect(ownThrottles.countViews.rate).toBeLessThan(throttle.rate / 2);
  expect(ownThrottles.countViews.burst).toBeLessThanOrEqual(throttle.burst / 2);
});
