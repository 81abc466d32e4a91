import { readFileSync } from 'node:fs';
import { queueNames } from '#lambdas/entries/jobs.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import { statementsOf } from './support/policies.ts';
import { firstOf, onlyOf, propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

const operations = readFileSync('docs/operations.md', 'utf8');

describe.each(stageNames)('what starts the event processing of %s', (stage) => {
  const template = templateOf(stage, 'events');
  const { jobConcurrency, viewsWindowSeconds } = configOf(stage);
  const queueNamed = (name: string) => firstOf(template, 'AWS::SQS::Queue', name);
  const mappings = [...propertiesOf(template, 'AWS::Lambda::EventSourceMapping').values()];
  const stream = mappings.find(({ StartingPosition }) => StartingPosition);

  test('starts jobs only for changes of businesses, subscriptions, invoices, claims, shops, offers, users, follows, exports and reports, and of images that staff take down', () => {
    const criteria = stream?.['FilterCriteria'] as { Filters: { Pattern: string }[] } | undefined;
    const filters = criteria?.Filters.map(({ Pattern }) => JSON.parse(Pattern).dynamodb);
    expect(filters?.map(({ Keys }) => Keys)).toEqual([
      {
        PK: {
          S: ['BUSINESS#', 'BILLING#', 'OFFER_CLAIMS#', 'CLAIM#', 'CLAIMS_MONTH#', 'REPORTS#'].map(
            (prefix) => ({ prefix }),
          ),
        },
        SK: {
          S: [
            ...['BUSINESS', 'SUBSCRIPTION', { prefix: 'INVOICE#' }],
            ...['SHARD', 'USED', 'CLAIM', { prefix: 'MONTH#' }],
            { prefix: 'REPORT#' },
          ],
        },
      },
      { PK: { S: [{ prefix: 'SHOP#' }] }, SK: { S: ['SHOP', { prefix: 'OFFER#' }] } },
      { PK: { S: [{ prefix: 'OFFER#' }] }, SK: { S: ['OFFER'] } },
      { PK: { S: [{ prefix: 'USER#' }] }, SK: { S: ['USER', { prefix: 'FOLLOW#' }, 'EXPORT'] } },
      { PK: { S: [{ prefix: 'IMAGES#' }] } },
    ]);
    expect(filters?.at(-1)).toMatchObject({ NewImage: { reasonCode: { S: ['TAKEN_DOWN'] } } });
  });

  test('repeats a batch of changes from its first failed record, and then stores the failed record in a bucket', () => {
    expect(stream).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      MaximumRecordAgeInSeconds: 43_200,
      // Changes are gathered for a second, and ten batches of a shard are read at once.
      MaximumBatchingWindowInSeconds: 1,
      ParallelizationFactor: 10,
    });
    const bucket = onlyOf(template, 'AWS::S3::Bucket');
    expect(bucket).toMatchObject({
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 35, Status: 'Enabled' }] },
    });
    const [id] = propertiesOf(template, 'AWS::S3::Bucket').keys();
    expect(textOf(stream?.['DestinationConfig'])).toContain(id);
  });

  test('reports failed jobs of each queue one by one, and moves jobs that fail five times to the dead-letter queue', () => {
    const queues = [...propertiesOf(template, 'AWS::SQS::Queue')].filter(
      ([, { RedrivePolicy }]) => RedrivePolicy,
    );
    // The job queues and the view queue.
    expect(queues).toHaveLength(queueNames.length + 1);
    for (const [id, jobs] of queues) {
      const mapping = mappings.find(({ EventSourceArn }) => textOf(EventSourceArn).includes(id));
      expect(mapping).toMatchObject({ FunctionResponseTypes: ['ReportBatchItemFailures'] });
      const { Ref = '' } = (mapping?.['FunctionName'] ?? {}) as { Ref?: string };
      const timeout = propertiesOf(template, 'AWS::Lambda::Function').get(Ref)?.['Timeout'];
      const window = mapping?.['MaximumBatchingWindowInSeconds'] ?? 0;
      // AWS recommends six times the Lambda's timeout plus the batching window.
      expect(jobs).toMatchObject({
        VisibilityTimeout: 6 * Number(timeout) + Number(window),
        RedrivePolicy: { maxReceiveCount: 5 },
      });
    }
  });

  // SQS accepts only a dead-letter queue of the same kind.
  test('counts the jobs of each business in order, and other businesses in parallel', () => {
    for (const name of ['CountQueueJobs', 'CountQueueFailed']) {
      expect(queueNamed(name)[1]).toMatchObject({
        FifoQueue: true,
        ContentBasedDeduplication: true,
        DeduplicationScope: 'messageGroup',
        FifoThroughputLimit: 'perMessageGroupId',
      });
    }
    const ordered = [...propertiesOf(template, 'AWS::SQS::Queue').values()].filter(
      ({ FifoQueue }) => FifoQueue,
    );
    expect(ordered).toHaveLength(2);
  });

  test.each(['JobQueueJobs', 'CountQueueJobs', 'BillingQueueJobs', 'ExportQueueJobs'])(
    'runs the stage’s maximum number of concurrent batches of the queue %s',
    (name) => {
      const [id] = queueNamed(name);
      const mapping = mappings.find(({ EventSourceArn }) => textOf(EventSourceArn).includes(id));
      expect(mapping).toMatchObject({ ScalingConfig: { MaximumConcurrency: jobConcurrency } });
    },
  );

  test('keeps jobs as long as its dead-letter queues do, and as docs/operations.md says', () => {
    const seconds = [...propertiesOf(template, 'AWS::SQS::Queue').values()].map(
      ({ MessageRetentionPeriod }) => MessageRetentionPeriod,
    );
    const [, days = ''] = /Jobs are kept for (\d+) days/.exec(operations) ?? [];
    expect(new Set(seconds)).toEqual(new Set([Number(days) * 24 * 60 * 60]));
  });

  test.each([
    ['a photo', 'ImageQueueJobs', jobConcurrency, undefined],
    // The test stage makes none during the tests.
    ['the picture of a link', 'LinkPreviewQueueJobs', 2, stage === 'test' ? 900 : 10],
    ['a move of pictures', 'PictureMoveQueueJobs', 2, undefined],
    ['a mail', 'MailQueueJobs', 2, undefined],
  ])('makes %s in a run, and few at the same time', (_, name, MaximumConcurrency, delay) => {
    const [jobsId, jobs] = queueNamed(name);
    const mapping = mappings.find(({ EventSourceArn }) =>
      textOf(EventSourceArn).includes(`${jobsId}`),
    );
    expect(mapping).toMatchObject({ BatchSize: 1, ScalingConfig: { MaximumConcurrency } });
    expect(jobs?.['DelaySeconds']).toBe(delay);
  });

  test('gathers views for a minute on AWS, and adds them up in large batches', () => {
    expect(viewsWindowSeconds).toBe(stage === 'dev' || stage === 'prod' ? 60 : 1);
    const [id] = queueNamed('ViewQueueJobs');
    const mapping = mappings.find(({ EventSourceArn }) => textOf(EventSourceArn).includes(id));
    expect(mapping).toMatchObject({
      BatchSize: 1000,
      MaximumBatchingWindowInSeconds: viewsWindowSeconds,
      ScalingConfig: { MaximumConcurrency: 2 },
    });
  });

  const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
  const ruleNamed = (name: string) => firstOf(template, 'AWS::Events::Rule', name);

  test.each([
    [
      'a picture',
      'Uploads',
      'process-upload',
      ['business', 'shop', 'offer'].map((area) => `${area}/uncompressed/`),
    ],
    ['a receipt', 'ReceiptUploads', 'process-receipt', ['uploaded/']],
  ])('queues the key of an upload of %s when S3 reports it', (_, rule, job, prefixes) => {
    const [, { EventPattern, Targets }] = ruleNamed(`${rule}Rule`);
    expect(EventPattern).toMatchObject({
      source: ['aws.s3'],
      'detail-type': ['Object Created'],
      detail: {
        bucket: { name: [expect.anything()] },
        object: { key: prefixes.map((prefix) => ({ prefix })) },
      },
    });
    expect(Targets).toEqual([
      expect.objectContaining({
        Arn: arnOf(queueNamed('ImageQueueJobs')[0]),
        DeadLetterConfig: { Arn: arnOf(queueNamed(`${rule}Failed`)[0]) },
        InputTransformer: {
          InputPathsMap: { 'detail-object-key': '$.detail.object.key' },
          InputTemplate: `{"name":"${job}","id":<detail-object-key>}`,
        },
        // EventBridge's maximum.
        RetryPolicy: { MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 },
      }),
    ]);
  });

  test.each([
    ['ImageQueueJobs', ['UploadsRule', 'ReceiptUploadsRule']],
    ['UploadsFailed', ['UploadsRule']],
    ['ReceiptUploadsFailed', ['ReceiptUploadsRule']],
  ])('lets only the upload rules send to the queue %s: %j', (name, rules) => {
    const [queueId] = queueNamed(name);
    const allowed = [...propertiesOf(template, 'AWS::SQS::QueuePolicy').values()]
      .flatMap((policy) => statementsOf(policy['PolicyDocument']))
      .filter(
        ({ effect, resources }) => effect === 'Allow' && resources.includes(`<${queueId}Arn>`),
      );
    for (const { actions, principal } of allowed) {
      expect(actions).toContain('sqs:SendMessage');
      expect(principal).toBe(JSON.stringify({ Service: 'events.amazonaws.com' }));
    }
    const conditions = rules.map((rule) => ({
      ArnEquals: { 'aws:SourceArn': arnOf(ruleNamed(rule)[0]) },
    }));
    expect(allowed.map(({ condition }) => JSON.parse(condition))).toEqual(conditions);
  });
});
