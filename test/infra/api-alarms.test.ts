import { resources } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { stageNames } from '#lib/config.ts';
import { onlyOf, propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

const allRoutes = Object.values(routes).flatMap((table) => Object.values(table));

describe.each(stageNames)('the API of %s', (stage) => {
  const template = templateOf(stage, 'api');

  test('sends its alarms to the stage’s only topic, each with a sentence about the effect on users', () => {
    const alarms = [...propertiesOf(template, 'AWS::CloudWatch::Alarm').values()];
    expect(alarms).toHaveLength(resources.length * 2 + allRoutes.length + 2);
    for (const alarm of alarms) {
      expect(alarm['AlarmDescription']).toMatch(/^\p{Lu}.{20,}\.$/u);
      expect(alarm['TreatMissingData']).toBe('notBreaching');
      expect(alarm['AlarmActions']).toEqual([
        {
          'Fn::ImportValue': expect.stringContaining(
            `vitrine-${stage}-data:ExportsOutputRefAlarms`,
          ),
        },
      ]);
    }
  });

  test('has an alarm on the 5xx answers of each route, with the dimensions that the gateway sends', () => {
    const [apiId] = propertiesOf(template, 'AWS::ApiGatewayV2::Api').keys();
    const { StageName, DefaultRouteSettings } = onlyOf(template, 'AWS::ApiGatewayV2::Stage');
    expect(DefaultRouteSettings).toMatchObject({ DetailedMetricsEnabled: true });
    const alarms = [...propertiesOf(template, 'AWS::CloudWatch::Alarm').values()];
    for (const { RouteKey } of propertiesOf(template, 'AWS::ApiGatewayV2::Route').values()) {
      const [method, resource] = textOf(RouteKey).split(' ');
      const dimensions = [
        { Name: 'ApiId', Value: { Ref: apiId } },
        { Name: 'Method', Value: method },
        { Name: 'Resource', Value: resource },
        { Name: 'Stage', Value: StageName },
      ];
      expect(
        alarms.filter((one) => JSON.stringify(one['Dimensions']) === JSON.stringify(dimensions)),
      ).toEqual([
        expect.objectContaining({
          Namespace: 'AWS/ApiGateway',
          MetricName: '5xx',
          Statistic: 'Sum',
          AlarmDescription: expect.stringMatching(new RegExp(`^${method} .* fails\\. `)),
        }),
      ]);
    }
  });
});
