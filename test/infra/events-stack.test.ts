import { queueNames } from '#lambdas/entries/jobs.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import { idOf } from '#lib/constructs/lambdas/service-function.ts';
import { eventLambdas } from '#lib/lambdas/event-lambdas.ts';
import { type ScheduledName, scheduledLambdas } from '#lib/lambdas/scheduled-lambdas.ts';
import { statementsOf } from './support/policies.ts';
import { firstOf, propertiesOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

describe.each(stageNames)('the event processing of %s', (stage) => {
  const template = templateOf(stage, 'events');
  const queueNamed = (name: string) => firstOf(template, 'AWS::SQS::Queue', name);

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
    'keeps an event of %s that does not reach the Lambda within an hour',
    (id) => {
      const [failedSweepsId] = queueNamed(`${id}Failed`);
      const [, { Targets }] = firstOf(template, 'AWS::Events::Rule', id);
      expect(Targets).toEqual([
        expect.objectContaining({
          DeadLetterConfig: { Arn: { 'Fn::GetAtt': [failedSweepsId, 'Arn'] } },
          RetryPolicy: { MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 20 },
        }),
      ]);
    },
  );

  test.each(schedules)('keeps an event of %s after three failed attempts', (id, name) => {
    const [failedSweepsId] = queueNamed(`${id}Failed`);
    expect(firstOf(template, 'AWS::Lambda::EventInvokeConfig', name)[1]).toMatchObject({
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [failedSweepsId, 'Arn'] } } },
      MaximumEventAgeInSeconds: 3600,
      MaximumRetryAttempts: 2,
    });
  });

  test.each(schedules)(
    'lets EventBridge send to the failed events queue of %s only for its rule',
    (id) => {
      const [failedSweepsId] = queueNamed(`${id}Failed`);
      const [ruleId] = firstOf(template, 'AWS::Events::Rule', id);
      const statements = [...propertiesOf(template, 'AWS::SQS::QueuePolicy').values()].flatMap(
        (policy) => statementsOf(policy['PolicyDocument']),
      );
      const isOfQueue = ({ resources }: (typeof statements)[number]) =>
        resources.includes(`<${failedSweepsId}Arn>`);
      expect(statements.filter((each) => each.effect === 'Allow' && isOfQueue(each))).toEqual([
        {
          effect: 'Allow',
          actions: ['sqs:SendMessage'],
          resources: [`<${failedSweepsId}Arn>`],
          principal: JSON.stringify({ Service: 'events.amazonaws.com' }),
          condition: JSON.stringify({
            ArnEquals: { 'aws:SourceArn': { 'Fn::GetAtt': [ruleId, 'Arn'] } },
          }),
        },
      ]);
    },
  );

  test('has queues that are encrypted, refuse plain HTTP, and keep failed messages for 14 days', () => {
    const queues = [...propertiesOf(template, 'AWS::SQS::Queue')];
    // Besides the queues of jobs, views and schedules: pictures and receipts that could not be queued.
    expect(queues).toHaveLength(2 * (queueNames.length + 1) + schedules.length + 2);
    for (const [id, queue] of queues) {
      expect(queue['SqsManagedSseEnabled']).toBe(true);
      if (!queue['RedrivePolicy']) expect(queue['MessageRetentionPeriod']).toBe(1_209_600);
      const refusals = [...propertiesOf(template, 'AWS::SQS::QueuePolicy').values()]
        .flatMap((policy) => statementsOf(policy['PolicyDocument']))
        .filter(({ effect, resources }) => effect === 'Deny' && resources.includes(`<${id}Arn>`));
      expect(refusals).toEqual([
        expect.objectContaining({
          actions: ['sqs:*'],
          condition: JSON.stringify({ Bool: { 'aws:SecureTransport': 'false' } }),
        }),
      ]);
    }
  });

  test('runs in traced Lambdas, whose logs have the stage’s retention', () => {
    const functions = [...propertiesOf(template, 'AWS::Lambda::Function').values()];
    const names = Object.keys(eventLambdas).map((name) => `vitrine-${stage}-${name}`);
    expect(functions.map(({ FunctionName }) => FunctionName).sort()).toEqual(names.sort());
    for (const made of functions) {
      expect(made).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
      });
    }
    for (const group of propertiesOf(template, 'AWS::Logs::LogGroup').values()) {
      expect(group['RetentionInDays']).toBe(configOf(stage).logDays);
    }
  });
});
