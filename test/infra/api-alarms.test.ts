import { resources } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import type { Fields } from './support/edge.ts';
import { onlyOf, propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

const allRoutes = Object.values(routes).flatMap((table) => Object.values(table));

describe.each(stageNames)('the API of %s', (stage) => {
  const template = templateOf(stage, 'api');
  const isOnAws = configOf(stage).location.kind === 'aws';

  test('sends its alarms to the stage’s only topic, each with a sentence about the effect on users', () => {
    const alarms = [...propertiesOf(template, 'AWS::CloudWatch::Alarm').values()];
    expect(alarms).toHaveLength(resources.length * 3 + allRoutes.length + (isOnAws ? 6 : 4));
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

  test('has an alarm when many people try codes of claims', () => {
    const alarms = [...propertiesOf(template, 'AWS::CloudWatch::Alarm').values()];
    const ofCodes = alarms.filter(({ MetricName }) => MetricName === 'UnknownClaimCodes');
    expect(ofCodes).toEqual(
      ['claims', 'redemptions'].map((service) =>
        expect.objectContaining({
          Namespace: 'Vitrine',
          Dimensions: [
            { Name: 'service', Value: service },
            { Name: 'stage', Value: stage },
          ],
          Statistic: 'Sum',
          Period: 300,
          Threshold: 300,
        }),
      ),
    );
  });

  test('has an alarm on the 5xx answers of each route but HEAD, with the dimensions that the gateway sends', () => {
    const [apiId] = propertiesOf(template, 'AWS::ApiGatewayV2::Api').keys();
    const { StageName, DefaultRouteSettings } = onlyOf(template, 'AWS::ApiGatewayV2::Stage');
    expect(DefaultRouteSettings).toMatchObject({ DetailedMetricsEnabled: true });
    const alarms = [...propertiesOf(template, 'AWS::CloudWatch::Alarm').values()];
    for (const { RouteKey } of propertiesOf(template, 'AWS::ApiGatewayV2::Route').values()) {
      const [method, resource] = textOf(RouteKey).split(' ');
      // The page behind it has the alarm of its GET route.
      const count = method === 'HEAD' ? 0 : 1;
      const dimensions = [
        { Name: 'ApiId', Value: { Ref: apiId } },
        { Name: 'Method', Value: method },
        { Name: 'Resource', Value: resource },
        { Name: 'Stage', Value: StageName },
      ];
      expect(
        alarms.filter((one) => JSON.stringify(one['Dimensions']) === JSON.stringify(dimensions)),
      ).toEqual(
        new Array(count).fill(
          expect.objectContaining({
            Namespace: 'AWS/ApiGateway',
            MetricName: '5xx',
            Statistic: 'Sum',
            AlarmDescription: expect.stringMatching(new RegExp(`^${method} .* fails\\. `)),
          }),
        ),
      );
    }
  });
});

// Local endpoints do not support alarms on expressions.
describe.each(['dev', 'prod'])('the API of %s, on AWS,', (stage) => {
  const template = templateOf(stage, 'api');

  test('has an alarm on throttled requests of the table and each global index', () => {
    const alarms = [...propertiesOf(template, 'AWS::CloudWatch::Alarm').values()];
    const alarm = alarms.find((one) => JSON.stringify(one).includes('ThrottleEvents'));
    const metrics = (alarm?.['Metrics'] ?? []) as Fields[];
    const measured = metrics.flatMap(({ MetricStat }) => {
      const metric = (MetricStat as Fields | undefined)?.['Metric'] as Fields | undefined;
      const dimensions = (metric?.['Dimensions'] ?? []) as { Value: string }[];
      return metric ? [[metric['MetricName'], ...dimensions.map(({ Value }) => Value)].join()] : [];
    });
    const table = `vitrine-${stage}`;
    expect(measured.sort()).toEqual(
      ['ReadThrottleEvents', 'WriteThrottleEvents']
        .flatMap((name) => [`${name},${table}`, `${name},GSI1,${table}`, `${name},GSI2,${table}`])
        .sort(),
    );
    expect(alarm).toMatchObject({ AlarmActions: [expect.anything()] });
  });

  test('has an alarm when Lambdas use four fifths of the account’s limit', () => {
    const alarms = [...propertiesOf(template, 'AWS::CloudWatch::Alarm').values()];
    const alarm = alarms.find((one) => JSON.stringify(one).includes('SERVICE_QUOTA'));
    expect(alarm).toMatchObject({ Threshold: 80 });
    const metrics = alarm?.['Metrics'] as { Expression?: string; MetricStat?: object }[];
    expect(metrics.map(({ Expression }) => Expression)).toContain(
      '100 * claimed / SERVICE_QUOTA(running)',
    );
    expect(JSON.stringify(metrics)).toMatch(/ClaimedAccountConcurrency.*ConcurrentExecutions/);
  });
});
