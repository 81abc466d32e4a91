import { queueNames } from '#lambdas/entries/jobs.ts';
import { stageNames } from '#lib/config/config.ts';
import { scheduledLambdas } from '#lib/lambdas/scheduled-lambdas.ts';
import { propertiesOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

describe.each(stageNames)('the alarms of the event processing of %s', (stage) => {
  const template = templateOf(stage, 'events');
  const alarms = [...propertiesOf(template, 'AWS::CloudWatch::Alarm').values()];

  test('have one on the age of changes that wait for their jobs', () => {
    expect(alarms.find((one) => one['MetricName'] === 'IteratorAge')).toMatchObject({
      Threshold: 300_000,
      Statistic: 'Maximum',
      AlarmActions: [expect.anything()],
    });
  });

  // A delayed job waits for at most 15 minutes.
  const longestDelayOf = (queueId: string) => (/^(Message|Mail)Queue/.test(queueId) ? 900 : 0);

  test('watch the oldest job of each queue, and go off later than a second attempt', () => {
    const queues = [...propertiesOf(template, 'AWS::SQS::Queue')].filter(
      ([, { RedrivePolicy }]) => RedrivePolicy,
    );
    // The job queues and the view queue.
    expect(queues).toHaveLength(queueNames.length + 1);
    for (const [id, { VisibilityTimeout, DelaySeconds = 0 }] of queues) {
      expect(alarms).toContainEqual(
        expect.objectContaining({
          MetricName: 'ApproximateAgeOfOldestMessage',
          Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [id, 'QueueName'] } }],
          Threshold: Number(VisibilityTimeout) + Number(DelaySeconds) + longestDelayOf(id) + 300,
          Statistic: 'Maximum',
          AlarmActions: [expect.anything()],
        }),
      );
    }
  });

  test('have one on the first message in each queue of failed messages', () => {
    const queues = [...propertiesOf(template, 'AWS::SQS::Queue')].filter(
      ([, { RedrivePolicy }]) => !RedrivePolicy,
    );
    const schedules = Object.values(scheduledLambdas).map(({ schedule }) => schedule.id);
    // Queues of jobs, views and schedules, and two of files that could not be queued.
    expect(queues).toHaveLength(queueNames.length + 1 + schedules.length + 2);
    for (const [id] of queues) {
      expect(id).toMatch(/Failed/);
      expect(alarms).toContainEqual(
        expect.objectContaining({
          MetricName: 'ApproximateNumberOfMessagesVisible',
          Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [id, 'QueueName'] } }],
          Threshold: 1,
          Statistic: 'Maximum',
          AlarmActions: [expect.anything()],
        }),
      );
    }
  });

  test('have one on the first change that is stored as failed', () => {
    const [mappingId, stream] =
      [...propertiesOf(template, 'AWS::Lambda::EventSourceMapping')].find(
        ([, { StartingPosition }]) => StartingPosition,
      ) ?? [];
    expect(stream).toMatchObject({ MetricsConfig: { Metrics: ['EventCount'] } });
    expect(alarms).toContainEqual(
      expect.objectContaining({
        MetricName: 'OnFailureDestinationDeliveredEventCount',
        Dimensions: [
          { Name: 'EventSourceMappingUUID', Value: { 'Fn::GetAtt': [mappingId, 'Id'] } },
        ],
        Threshold: 1,
        Statistic: 'Sum',
        AlarmActions: [expect.anything()],
      }),
    );
  });

  test.each([
    ['OldestOverdueOffer', 'sweep-feeds', 7200],
    ['UnfinishedSitemap', 'write-sitemap', 9000],
  ])('have one on the metric %s of %s', (name, service, seconds) => {
    const alarm = alarms.find((one) => one['MetricName'] === name);
    expect(alarm).toMatchObject({
      Threshold: seconds,
      Statistic: 'Maximum',
      AlarmActions: [expect.anything()],
      Namespace: 'Vitrine',
      Dimensions: [
        { Name: 'service', Value: service },
        { Name: 'stage', Value: stage },
      ],
    });
  });
});
