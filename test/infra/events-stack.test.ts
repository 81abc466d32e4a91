import { configOf, stageNames } from '#lib/config.ts';
import { grantsIn } from './support/policies.ts';
import { onlyOf, propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/synthesize.ts';

describe.each(stageNames)('the event processing of %s', (stage) => {
  const template = templateOf(stage, 'events');
  const alarms = [...propertiesOf(template, 'AWS::CloudWatch::Alarm').values()];

  test('sweeps the feeds at midnight of each zone, from UTC-2 to UTC-5', () => {
    expect(onlyOf(template, 'AWS::Events::Rule')).toMatchObject({
      ScheduleExpression: 'cron(0,10,30 2-5 * * ? *)',
      State: 'ENABLED',
      Targets: [{ Arn: expect.anything() }],
    });
  });

  test('runs in traced Lambdas, whose logs have the retention of the stage', () => {
    const functions = [...propertiesOf(template, 'AWS::Lambda::Function').values()];
    expect(functions.map(({ FunctionName }) => FunctionName).sort()).toEqual([
      `vitrine-${stage}-run-jobs`,
      `vitrine-${stage}-start-jobs`,
      `vitrine-${stage}-sweep-feeds`,
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

  test('has no wildcard permission except for traces and failed records', () => {
    for (const { actions, resources } of [...grantsIn(template).values()].flat()) {
      if (actions.every((action) => action.startsWith('xray:'))) continue;
      if (actions.every((action) => action === 's3:PutObject')) continue;
      expect([...actions, ...resources].filter((text) => text.endsWith('*'))).toEqual([]);
    }
  });

  const mappings = [...propertiesOf(template, 'AWS::Lambda::EventSourceMapping').values()];
  const stream = mappings.find(({ StartingPosition }) => StartingPosition);
  const queue = mappings.find(({ StartingPosition }) => !StartingPosition);

  test('starts jobs only for changes of businesses, shops, follows and offers in shops', () => {
    const criteria = stream?.['FilterCriteria'] as { Filters: { Pattern: string }[] } | undefined;
    expect(criteria?.Filters.map(({ Pattern }) => JSON.parse(Pattern).dynamodb.Keys)).toEqual([
      { PK: { S: [{ prefix: 'BUSINESS#' }] }, SK: { S: ['BUSINESS'] } },
      { PK: { S: [{ prefix: 'SHOP#' }] }, SK: { S: ['SHOP'] } },
      { PK: { S: [{ prefix: 'SHOP#' }] }, SK: { S: [{ prefix: 'OFFER#' }] } },
      { PK: { S: [{ prefix: 'USER#' }] }, SK: { S: [{ prefix: 'FOLLOW#' }] } },
    ]);
  });

  test('may read the stream with the four actions that AWS requires for a mapping', () => {
    const reads = [...grantsIn(template).values()]
      .flat()
      .filter(({ actions }) => actions.includes('dynamodb:GetRecords'));
    expect(reads.map(({ actions }) => [...actions].sort())).toEqual([
      [
        'dynamodb:DescribeStream',
        'dynamodb:GetRecords',
        'dynamodb:GetShardIterator',
        'dynamodb:ListStreams',
      ],
    ]);
  });

  test('stores failed stream records completely in a bucket', () => {
    expect(stream).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
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
    const writes = [...grantsIn(template).values()]
      .flat()
      .filter(({ actions }) => actions.includes('s3:PutObject'));
    expect(writes).toHaveLength(1);
  });

  test('reports failed jobs one by one, and moves jobs that fail five times to the dead-letter queue', () => {
    expect(queue).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 5 },
    });
    const queues = [...propertiesOf(template, 'AWS::SQS::Queue').values()];
    const jobs = queues.find(({ RedrivePolicy }) => RedrivePolicy);
    // Six times the Lambda's timeout, as AWS recommends.
    expect(jobs).toMatchObject({ VisibilityTimeout: 360, RedrivePolicy: { maxReceiveCount: 5 } });
    expect(queues.find(({ RedrivePolicy }) => !RedrivePolicy)).toMatchObject({
      MessageRetentionPeriod: 1_209_600,
    });
  });

  test.each([
    ['ApproximateNumberOfMessagesVisible', 1],
    ['IteratorAge', 300_000],
    ['OldestOverdueOffer', 7200],
  ])('has an alarm on %s', (MetricName, Threshold) => {
    const alarm = alarms.find((one) => one['MetricName'] === MetricName);
    expect(alarm).toMatchObject({
      Threshold,
      Statistic: 'Maximum',
      AlarmActions: [expect.anything()],
    });
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
