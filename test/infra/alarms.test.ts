import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Stack } from 'aws-cdk-lib/core';
import { resources } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import { queueNames } from '#lambdas/entries/jobs.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import { ImpactAlarm } from '#lib/constructs/alarms/impact-alarm.ts';
import { scheduledLambdas } from '#lib/lambdas/scheduled-lambdas.ts';
import { cdkApp } from '#test/infra/support/build-app.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import type { Fields } from './support/edge.ts';
import { onlyOf, propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

const allRoutes = Object.values(routes).flatMap((table) => Object.values(table));

const alarmsOf = (stage: string, part: 'api' | 'events') => [
  ...propertiesOf(templateOf(stage, part), 'AWS::CloudWatch::Alarm').values(),
];

/** The dimensions of a metric that a Lambda writes itself. */
const ofService = (service: string, stage: string) => [
  { Name: 'service', Value: service },
  { Name: 'stage', Value: stage },
];

test.each(['', 'Errors', 'offers failed', 'It is broken'])(
  'an alarm with the impact "%s" is refused',
  (impact) => {
    const stack = new Stack(cdkApp(temporaryFolder()), 'stack');
    const metric = new Metric({ namespace: 'n', metricName: 'm' });
    const topic = new Topic(stack, 'topic');
    expect(() => new ImpactAlarm(stack, 'alarm', { metric, threshold: 1, impact, topic })).toThrow(
      /needs a sentence/,
    );
  },
);

describe.each(stageNames)('the alarms of %s', (stage) => {
  test('go to its only topic, each with a sentence about the effect on users', () => {
    const isOnAws = configOf(stage).location.kind === 'aws';
    const ofApi = resources.length * 3 + allRoutes.length + (isOnAws ? 6 : 4);
    expect(alarmsOf(stage, 'api')).toHaveLength(ofApi);
    const Topic = expect.stringContaining(`vitrine-${stage}-data:ExportsOutputRefAlarms`);
    for (const alarm of [...alarmsOf(stage, 'api'), ...alarmsOf(stage, 'events')]) {
      expect(alarm['AlarmDescription']).toMatch(/^\p{Lu}.{20,}\.$/u);
      expect(alarm['TreatMissingData']).toBe('notBreaching');
      expect(alarm['AlarmActions']).toEqual([{ 'Fn::ImportValue': Topic }]);
    }
  });

  test('have one when many people try codes of claims', () => {
    const ofCodes = alarmsOf(stage, 'api').filter(
      ({ MetricName }) => MetricName === 'UnknownClaimCodes',
    );
    expect(ofCodes).toEqual(
      ['claims', 'redemptions'].map((service) =>
        expect.objectContaining({
          Namespace: 'Vitrine',
          Dimensions: ofService(service, stage),
          Statistic: 'Sum',
          Period: 300,
          Threshold: 300,
        }),
      ),
    );
  });

  test('have one on the 5xx answers of each route but HEAD, with the dimensions that the gateway sends', () => {
    const template = templateOf(stage, 'api');
    const [apiId] = propertiesOf(template, 'AWS::ApiGatewayV2::Api').keys();
    const { StageName, DefaultRouteSettings } = onlyOf(template, 'AWS::ApiGatewayV2::Stage');
    expect(DefaultRouteSettings).toMatchObject({ DetailedMetricsEnabled: true });
    for (const { RouteKey } of propertiesOf(template, 'AWS::ApiGatewayV2::Route').values()) {
      const [method, resource] = textOf(RouteKey).split(' ');
      // The page behind it has the alarm of its GET route.
      const count = method === 'HEAD' ? 0 : 1;
      const dimensions = JSON.stringify([
        { Name: 'ApiId', Value: { Ref: apiId } },
        { Name: 'Method', Value: method },
        { Name: 'Resource', Value: resource },
        { Name: 'Stage', Value: StageName },
      ]);
      const ofRoute = alarmsOf(stage, 'api').filter(
        ({ Dimensions }) => JSON.stringify(Dimensions) === dimensions,
      );
      expect(ofRoute).toEqual(
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

  test('have one on the age of changes that wait for their jobs', () => {
    expect(alarmsOf(stage, 'events')).toContainEqual(
      expect.objectContaining({
        MetricName: 'IteratorAge',
        Threshold: 300_000,
        Statistic: 'Maximum',
      }),
    );
  });

  const template = templateOf(stage, 'events');
  const allQueues = [...propertiesOf(template, 'AWS::SQS::Queue')];

  const expectAlarm = (id: string, MetricName: string, Threshold: number) =>
    expect(alarmsOf(stage, 'events')).toContainEqual(
      expect.objectContaining({
        MetricName,
        Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [id, 'QueueName'] } }],
        Threshold,
        Statistic: 'Maximum',
      }),
    );

  // A delayed job waits for at most 15 minutes.
  const longestDelayOf = (queueId: string) => (/^(Message|Mail)Queue/.test(queueId) ? 900 : 0);

  test('watch the oldest job of each queue, and go off later than a second attempt', () => {
    const queues = allQueues.filter(([, { RedrivePolicy }]) => RedrivePolicy);
    // The job queues and the view queue.
    expect(queues).toHaveLength(queueNames.length + 1);
    for (const [id, { VisibilityTimeout, DelaySeconds = 0 }] of queues) {
      const attempt = Number(VisibilityTimeout) + Number(DelaySeconds);
      expectAlarm(id, 'ApproximateAgeOfOldestMessage', attempt + longestDelayOf(id) + 300);
    }
  });

  test('have one on the first message in each queue of failed messages', () => {
    const queues = allQueues.filter(([, { RedrivePolicy }]) => !RedrivePolicy);
    // Queues of jobs, views and schedules, and two of files that could not be queued.
    const schedules = Object.keys(scheduledLambdas).length;
    expect(queues).toHaveLength(queueNames.length + 1 + schedules + 2);
    for (const [id] of queues) {
      expect(id).toMatch(/Failed/);
      expectAlarm(id, 'ApproximateNumberOfMessagesVisible', 1);
    }
  });

  test('have one on the first change that is stored as failed', () => {
    const [mappingId, stream] =
      [...propertiesOf(template, 'AWS::Lambda::EventSourceMapping')].find(
        ([, { StartingPosition }]) => StartingPosition,
      ) ?? [];
    expect(stream).toMatchObject({ MetricsConfig: { Metrics: ['EventCount'] } });
    const mapping = { 'Fn::GetAtt': [mappingId, 'Id'] };
    expect(alarmsOf(stage, 'events')).toContainEqual(
      expect.objectContaining({
        MetricName: 'OnFailureDestinationDeliveredEventCount',
        Dimensions: [{ Name: 'EventSourceMappingUUID', Value: mapping }],
        Threshold: 1,
        Statistic: 'Sum',
      }),
    );
  });

  test.each([
    ['OldestOverdueOffer', 'sweep-feeds', 7200],
    ['UnfinishedSitemap', 'write-sitemap', 9000],
  ])('have one on the metric %s of %s', (MetricName, service, Threshold) => {
    const Dimensions = ofService(service, stage);
    const metric = { Namespace: 'Vitrine', MetricName, Dimensions };
    expect(alarmsOf(stage, 'events')).toContainEqual(
      expect.objectContaining({ ...metric, Threshold, Statistic: 'Maximum' }),
    );
  });
});

// Local endpoints do not support alarms on expressions.
describe.each(['dev', 'prod'])('the alarms of %s, on AWS,', (stage) => {
  const alarmWith = (text: string) =>
    alarmsOf(stage, 'api').find((one) => JSON.stringify(one).includes(text));

  test('have one on throttled requests of the table and each global index', () => {
    const metrics = (alarmWith('ThrottleEvents')?.['Metrics'] ?? []) as Fields[];
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
  });

  test('have one when Lambdas use four fifths of the account’s limit', () => {
    const alarm = alarmWith('SERVICE_QUOTA');
    expect(alarm).toMatchObject({ Threshold: 80 });
    const metrics = alarm?.['Metrics'] as { Expression?: string; MetricStat?: object }[];
    expect(metrics.map(({ Expression }) => Expression)).toContain(
      '100 * claimed / SERVICE_QUOTA(running)',
    );
    expect(JSON.stringify(metrics)).toMatch(/ClaimedAccountConcurrency.*ConcurrentExecutions/);
  });
});
