import { Match } from 'aws-cdk-lib/assertions';
import { headKeyOf, routeKeyOf } from '#contract/http/route.ts';
import { pageRoutes } from '#contract/pages/routes.ts';
import { routes } from '#contract/routes.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import { onlyOf, propertiesOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

const allRoutes = Object.values(routes).flatMap((table) => Object.values(table));
const keysOfPages = Object.values(pageRoutes).flatMap((page) => [
  routeKeyOf(page),
  headKeyOf(page) ?? '',
]);

describe.each(stageNames)('the API of %s', (stage) => {
  const template = templateOf(stage, 'api');
  const config = configOf(stage);

  test('has the routes of the contract, pages also with HEAD, and no others', () => {
    const made = [...propertiesOf(template, 'AWS::ApiGatewayV2::Route').values()];
    const expected = allRoutes.flatMap((route) => [routeKeyOf(route), headKeyOf(route) ?? []]);
    expect(made.map((route) => route['RouteKey']).sort()).toEqual(expected.flat().sort());
    expect(keysOfPages.filter((key) => key.startsWith('HEAD /'))).toHaveLength(
      Object.keys(pageRoutes).length,
    );
  });

  test('gives the HEAD route of a page the integration of its GET route', () => {
    const made = [...propertiesOf(template, 'AWS::ApiGatewayV2::Route').values()];
    const targetOf = (key: string) => made.find(({ RouteKey }) => RouteKey === key)?.['Target'];
    for (const page of Object.values(pageRoutes)) {
      expect(targetOf(routeKeyOf(page))).toBeDefined();
      expect(targetOf(headKeyOf(page) ?? '')).toEqual(targetOf(routeKeyOf(page)));
    }
  });

  test('requires a token for every route but the public ones', () => {
    for (const made of propertiesOf(template, 'AWS::ApiGatewayV2::Route').values()) {
      const route = allRoutes.find((one) =>
        [routeKeyOf(one), headKeyOf(one)].some((key) => key === made['RouteKey']),
      );
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

  test('limits claims, beacons and pages separately, once their routes exist', () => {
    const own = {
      'POST /offers/{id}/claims': config.ownThrottles.claimOffer,
      'POST /views': config.ownThrottles.countViews,
      ...Object.fromEntries(keysOfPages.map((key) => [key, config.ownThrottles.pages])),
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

test.each(['dev', 'prod'])('a flood of one page leaves calls of %s to others', (stage) => {
  const { throttle, ownThrottles } = configOf(stage);
  expect(ownThrottles.pages.rate).toBeLessThan(throttle.rate);
  // The edge asks once for a page that many people open; different pages come at once.
  expect(ownThrottles.pages.burst).toBeGreaterThan(ownThrottles.pages.rate);
});
