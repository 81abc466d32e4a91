import { stageNames } from '#lib/config/config.ts';
import { idOf } from '#lib/constructs/lambdas/service-function.ts';
import { eventLambdas } from '#lib/lambdas/event-lambdas.ts';
import { type ScheduledName, scheduledLambdas } from '#lib/lambdas/scheduled-lambdas.ts';
import { statementsOf } from './support/policies.ts';
import { firstOf, propertiesOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

describe.each(stageNames)('the event processing of %s', (stage) => {
  const template = templateOf(stage, 'events');
  const queueNamed = (name: string) => firstOf(template, 'AWS::SQS::Queue', name);

  const statements = [...propertiesOf(template, 'AWS::SQS::QueuePolicy').values()].flatMap(
    (policy) => statementsOf(policy['PolicyDocument']),
  );

  const schedules = (Object.keys(scheduledLambdas) as ScheduledName[]).map(
    (name) => [scheduledLambdas[name].schedule.id, idOf(name)] as const,
  );

  test.each([
    ['the feeds at midnight of each zone, from UTC-2 to UTC-5', 'cron(0,10,30 2-5 * * ? *)'],
    ['the reservations of validators every five minutes', 'rate(5 minutes)'],
    ['the images that nothing uses every hour', 'rate(1 hour)'],
    ['the subscriptions every hour from 6 to 14 in São Paulo', 'cron(0 9-17 * * ? *)'],
    ['the reports every hour of the 8th from 3 to 19 in São Paulo', 'cron(0 6-22 8 * ? *)'],
    ['the sitemap every ten minutes from 3:05 to 5:55 in São Paulo', 'cron(5/10 6-8 * * ? *)'],
  ])('sweeps %s', (_, ScheduleExpression) => {
    const rules = [...propertiesOf(template, 'AWS::Events::Rule').values()];
    expect(rules).toContainEqual(
      expect.objectContaining({
        ScheduleExpression,
        State: 'ENABLED',
        Targets: [expect.objectContaining({ Arn: expect.anything() })],
      }),
    );
  });

  test.each(schedules)(
    'keeps an event of %s that fails or does not arrive within an hour',
    (id, name) => {
      const [failedId] = queueNamed(`${id}Failed`);
      const failedArn = { 'Fn::GetAtt': [failedId, 'Arn'] };
      const [ruleId, { Targets }] = firstOf(template, 'AWS::Events::Rule', id);
      expect(Targets).toEqual([
        expect.objectContaining({
          DeadLetterConfig: { Arn: failedArn },
          RetryPolicy: { MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 20 },
        }),
      ]);
      expect(firstOf(template, 'AWS::Lambda::EventInvokeConfig', name)[1]).toMatchObject({
        DestinationConfig: { OnFailure: { Destination: failedArn } },
        MaximumEventAgeInSeconds: 3600,
        MaximumRetryAttempts: 2,
      });
      // EventBridge may send to the queue only for its rule.
      const allowed = statements.filter(
        ({ effect, resources }) => effect === 'Allow' && resources.includes(`<${failedId}Arn>`),
      );
      expect(allowed).toEqual([
        {
          effect: 'Allow',
          actions: ['sqs:SendMessage'],
          resources: [`<${failedId}Arn>`],
          principal: JSON.stringify({ Service: 'events.amazonaws.com' }),
          condition: JSON.stringify({
            ArnEquals: { 'aws:SourceArn': { 'Fn::GetAtt': [ruleId, 'Arn'] } },
          }),
        },
      ]);
    },
  );

  test('writes the sitemap in runs that end before the next one begins', () => {
    expect(eventLambdas['write-sitemap'].timeoutSeconds).toBeLessThan(570);
  });

  test('has queues that are encrypted, and keep failed messages for 14 days', () => {
    for (const [id, queue] of propertiesOf(template, 'AWS::SQS::Queue')) {
      expect([id, queue['SqsManagedSseEnabled']]).toEqual([id, true]);
      if (!queue['RedrivePolicy']) expect(queue['MessageRetentionPeriod']).toBe(1_209_600);
    }
  });
});
