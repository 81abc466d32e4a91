import { queueNames } from '#lambdas/events/jobs.ts';
import { configOf, stageNames } from '#lib/config.ts';
import { statementsOf } from './support/policies.ts';
import { onlyOf, propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/synthesize.ts';

describe.each(stageNames)('the event processing of %s', (stage) => {
  const template = templateOf(stage, 'events');
  const alarms = [...propertiesOf(template, 'AWS::CloudWatch::Alarm').values()];

  /** What a construct has of a type, with its logical id. */
  const ofType = (type: string, id: string) =>
    [...propertiesOf(template, type)].find(([name]) => name.startsWith(id)) ?? ['', {}];

  test.each([
    ['the feeds at midnight of each zone, from UTC-2 to UTC-5', 'cron(0,10,30 2-5 * * ? *)'],
    ['the reservations of validators every five minutes', 'rate(5 minutes)'],
    ['the images that nothing uses every hour', 'rate(1 hour)'],
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

  const queueNamed = (name: string) =>
    [...propertiesOf(template, 'AWS::SQS::Queue')].find(([id]) => id.startsWith(name)) ?? [];
  const schedules = [
    ['AfterEachMidnight', 'SweepFeeds'],
    ['EveryFiveMinutes', 'SweepReservations'],
    ['EveryHour', 'SweepImages'],
  ] as const;

  test.each(schedules)(
    'keeps an event of %s that does not reach the Lambda within an hour',
    (id) => {
      const [failedSweepsId] = queueNamed(`${id}Failed`);
      const [, { Targets }] = ofType('AWS::Events::Rule', id);
      expect(Targets).toEqual([
        expect.objectContaining({
          DeadLetterConfig: { Arn: { 'Fn::GetAtt': [failedSweepsId, 'Arn'] } },
          RetryPolicy: { MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 20 },
        }),
      ]);
    },
  );

  test.each(schedules)('keeps an event of %s that the Lambda failed on three times', (id, name) => {
    const [failedSweepsId] = queueNamed(`${id}Failed`);
    expect(ofType('AWS::Lambda::EventInvokeConfig', name)[1]).toMatchObject({
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [failedSweepsId, 'Arn'] } } },
      MaximumEventAgeInSeconds: 3600,
      MaximumRetryAttempts: 2,
    });
  });

  test.each(schedules)(
    'lets EventBridge send to the queue of failed events of %s, for its rule only',
    (id) => {
      const [failedSweepsId] = queueNamed(`${id}Failed`);
      const [ruleId] = ofType('AWS::Events::Rule', id);
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
    // Besides those of jobs and schedules, one for uploads that could not be queued.
    expect(queues).toHaveLength(2 * queueNames.length + schedules.length + 1);
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

  test('runs in traced Lambdas, whose logs have the retention of the stage', () => {
    const functions = [...propertiesOf(template, 'AWS::Lambda::Function').values()];
    expect(functions.map(({ FunctionName }) => FunctionName).sort()).toEqual([
      `vitrine-${stage}-run-account-jobs`,
      `vitrine-${stage}-run-exports`,
      `vitrine-${stage}-run-image-jobs`,
      `vitrine-${stage}-run-jobs`,
      `vitrine-${stage}-send-messages`,
      `vitrine-${stage}-start-jobs`,
      `vitrine-${stage}-sweep-feeds`,
      `vitrine-${stage}-sweep-images`,
      `vitrine-${stage}-sweep-reservations`,
    ]);
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

  const mappings = [...propertiesOf(template, 'AWS::Lambda::EventSourceMapping').values()];
  const stream = mappings.find(({ StartingPosition }) => StartingPosition);
  const queue = mappings.find(({ StartingPosition }) => !StartingPosition);

  test('starts jobs only for changes of businesses, shops, offers, users, follows and exports', () => {
    const criteria = stream?.['FilterCriteria'] as { Filters: { Pattern: string }[] } | undefined;
    expect(criteria?.Filters.map(({ Pattern }) => JSON.parse(Pattern).dynamodb.Keys)).toEqual([
      { PK: { S: [{ prefix: 'BUSINESS#' }] }, SK: { S: ['BUSINESS'] } },
      { PK: { S: [{ prefix: 'SHOP#' }] }, SK: { S: ['SHOP', { prefix: 'OFFER#' }] } },
      { PK: { S: [{ prefix: 'OFFER#' }] }, SK: { S: ['OFFER'] } },
      { PK: { S: [{ prefix: 'USER#' }] }, SK: { S: ['USER', { prefix: 'FOLLOW#' }, 'EXPORT'] } },
    ]);
  });

  test('has no more filters than AWS allows a mapping', () => {
    const criteria = stream?.['FilterCriteria'] as { Filters: object[] } | undefined;
    expect(criteria?.Filters.length).toBeLessThanOrEqual(5);
  });

  test('repeats a batch of changes from its first failed record, and then stores what failed in a bucket', () => {
    expect(stream).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      MaximumRecordAgeInSeconds: 43_200,
    });
    const bucket = onlyOf(template, 'AWS::S3::Bucket');
    expect(bucket).toMatchObject({
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 35, Status: 'Enabled' }] },
    });
    const [id] = propertiesOf(template, 'AWS::S3::Bucket').keys();
    expect(textOf(stream?.['DestinationConfig'])).toContain(id);
  });

  test('reports failed jobs one by one, runs five batches at once, and moves jobs that fail five times to the dead-letter queue', () => {
    expect(queue).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 5 },
    });
    const queues = [...propertiesOf(template, 'AWS::SQS::Queue').values()];
    const jobs = queues.find(({ RedrivePolicy }) => RedrivePolicy);
    // Six times the Lambda's timeout, as AWS recommends.
    expect(jobs).toMatchObject({ VisibilityTimeout: 360, RedrivePolicy: { maxReceiveCount: 5 } });
  });

  test.each([
    ['a photo', 'ImageQueueJobs', 5, undefined],
    // The stage of the tests starts none while they run.
    ['the picture of a link', 'LinkPreviewQueueJobs', 2, stage === 'test' ? 900 : 10],
  ])('makes %s in a run, and few at the same time', (_, name, MaximumConcurrency, delay) => {
    const [jobsId, jobs] = queueNamed(name);
    const mapping = mappings.find(({ EventSourceArn }) =>
      textOf(EventSourceArn).includes(`${jobsId}`),
    );
    expect(mapping).toMatchObject({ BatchSize: 1, ScalingConfig: { MaximumConcurrency } });
    // Six times the Lambda's timeout, as AWS recommends.
    expect(jobs).toMatchObject({ VisibilityTimeout: 360 });
    expect(jobs?.['DelaySeconds']).toBe(delay);
  });

  describe('an upload', () => {
    const rule = () => ofType('AWS::Events::Rule', 'UploadsRule');

    test('is told by S3 for originals only, and queued with its key', () => {
      const [, { EventPattern, Targets }] = rule();
      expect(EventPattern).toMatchObject({
        source: ['aws.s3'],
        'detail-type': ['Object Created'],
        detail: {
          bucket: { name: [expect.anything()] },
          object: {
            key: ['business', 'shop', 'offer'].map((area) => ({ prefix: `${area}/uncompressed/` })),
          },
        },
      });
      expect(Targets).toEqual([
        expect.objectContaining({
          Arn: { 'Fn::GetAtt': [queueNamed('ImageQueueJobs')[0], 'Arn'] },
          DeadLetterConfig: { Arn: { 'Fn::GetAtt': [queueNamed('UploadsFailed')[0], 'Arn'] } },
          InputTransformer: {
            InputPathsMap: { 'detail-object-key': '$.detail.object.key' },
            InputTemplate: '{"name":"process-upload","id":<detail-object-key>}',
          },
          // The most that EventBridge allows.
          RetryPolicy: { MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 },
        }),
      ]);
    });

    test.each(['ImageQueueJobs', 'UploadsFailed'])(
      'may be sent to the queue %s by its rule only',
      (name) => {
        const [queueId] = queueNamed(name);
        const allowed = [...propertiesOf(template, 'AWS::SQS::QueuePolicy').values()]
          .flatMap((policy) => statementsOf(policy['PolicyDocument']))
          .filter(
            ({ effect, resources }) => effect === 'Allow' && resources.includes(`<${queueId}Arn>`),
          );
        expect(allowed.length).toBeGreaterThan(0);
        for (const { actions, principal, condition } of allowed) {
          expect(actions).toContain('sqs:SendMessage');
          expect(principal).toBe(JSON.stringify({ Service: 'events.amazonaws.com' }));
          expect(condition).toBe(
            JSON.stringify({
              ArnEquals: { 'aws:SourceArn': { 'Fn::GetAtt': [rule()[0], 'Arn'] } },
            }),
          );
        }
      },
    );
  });

  test.each([
    ['IteratorAge', 300_000],
    ['OldestOverdueOffer', 7200],
    ['ApproximateAgeOfOldestMessage', 600],
  ])('has an alarm on %s', (MetricName, Threshold) => {
    const alarm = alarms.find((one) => one['MetricName'] === MetricName);
    expect(alarm).toMatchObject({
      Threshold,
      Statistic: 'Maximum',
      AlarmActions: [expect.anything()],
    });
  });

  test.each([
    'JobQueueFailed',
    'AccountJobQueueFailed',
    'ExportQueueFailed',
    'MessageQueueFailed',
    'ImageQueueFailed',
    'LinkPreviewQueueFailed',
    'UploadsFailed',
    'AfterEachMidnightFailed',
    'EveryHourFailed',
  ])('has an alarm on the first message in the queue %s', (name) => {
    const [id] = queueNamed(name);
    const QueueName = { 'Fn::GetAtt': [id, 'QueueName'] };
    expect(alarms).toContainEqual(
      expect.objectContaining({
        MetricName: 'ApproximateNumberOfMessagesVisible',
        Dimensions: [{ Name: 'QueueName', Value: QueueName }],
        Threshold: 1,
        Statistic: 'Maximum',
        AlarmActions: [expect.anything()],
      }),
    );
  });

  test('has an alarm on the first change that is stored as failed', () => {
    const [mappingId] =
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

  test('has an alarm on the metric that the sweep writes', () => {
    const alarm = alarms.find((one) => one['MetricName'] === 'OldestOverdueOffer');
    expect(alarm).toMatchObject({
      Namespace: 'Vitrine',
      Dimensions: [
        { Name: 'service', Value: 'sweep-feeds' },
        { Name: 'stage', Value: stage },
      ],
    });
  });
});
