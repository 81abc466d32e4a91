import { stageNames } from '#lib/config/config.ts';
import { tableShape } from '#test/support/memory-table/shape.ts';
import { statementsOf } from './support/policies.ts';
import { firstOf, onlyOf, propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

describe.each(stageNames)('the data of %s', (stage) => {
  const template = templateOf(stage, 'data');

  test('is in one table with a stream, TTL and sparse keys-only indexes', () => {
    template.resourceCountIs('AWS::DynamoDB::Table', 1);
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      TableName: `vitrine-${stage}`,
      ...tableShape,
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    });
  });

  test('has one topic, open only to alarms of this account and region', () => {
    template.resourceCountIs('AWS::SNS::Topic', 1);
    const { PolicyDocument } = onlyOf(template, 'AWS::SNS::TopicPolicy');
    const [byAlarms, ...others] = statementsOf(PolicyDocument).filter(
      ({ effect }) => effect === 'Allow',
    );
    expect(others).toEqual([]);
    expect(byAlarms).toMatchObject({
      principal: '{"Service":"cloudwatch.amazonaws.com"}',
      actions: ['sns:Publish'],
    });
    const condition = JSON.parse(byAlarms?.condition ?? '');
    const account = textOf(condition.StringEquals['aws:SourceAccount']);
    expect(account).toMatch(/^(000000000000|<AWS::AccountId>)$/);
    expect(textOf(condition.ArnLike['aws:SourceArn'])).toMatch(
      new RegExp(`^arn:aws:cloudwatch:(us|sa)-east-1:${account}:alarm:\\*$`),
    );
  });
});

test('prod keeps its table and images when the stack is deleted, and can be restored to the last 35 days', () => {
  const template = templateOf('prod', 'data');
  template.hasResource('AWS::DynamoDB::Table', {
    DeletionPolicy: 'RetainExceptOnCreate',
    UpdateReplacePolicy: 'Retain',
    Properties: {
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: {
        PointInTimeRecoveryEnabled: true,
        RecoveryPeriodInDays: 35,
      },
    },
  });
  for (const bucket of Object.values(template.findResources('AWS::S3::Bucket'))) {
    expect(bucket).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    });
  }
});

test.each(['local', 'test', 'dev'])('%s leaves nothing when it is destroyed', (stage) => {
  const template = templateOf(stage, 'data');
  template.hasResource('AWS::DynamoDB::Table', {
    DeletionPolicy: 'Delete',
    Properties: { DeletionProtectionEnabled: false },
  });
  for (const bucket of Object.values(template.findResources('AWS::S3::Bucket'))) {
    expect(bucket).toMatchObject({ DeletionPolicy: 'Delete' });
  }
});

/** Days from a year's first day to the end of the fifth year after it, with the most leap days. */
const longestKeeping = (Date.UTC(2030, 0, 1) - Date.UTC(2024, 0, 1)) / 86_400_000;

const Status = 'Enabled';
const brokenUploads = { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } };
const aDayAfterwards = { NoncurrentVersionExpiration: { NoncurrentDays: 1 } };

const originals = ['business', 'shop', 'offer'].map((area) => ({
  Id: `originals-of-${area}`,
  Prefix: `${area}/uncompressed/`,
  ExpirationInDays: 7,
  ...aDayAfterwards,
}));

const rulesOf = {
  // A removed file can be brought back for 30 days.
  Images: [
    { Id: 'broken-uploads', ...brokenUploads },
    {
      Id: 'removed-files',
      NoncurrentVersionExpiration: { NoncurrentDays: 30 },
      ExpiredObjectDeleteMarker: true,
    },
    ...originals,
  ],
  ExportFiles: [{ ExpirationInDays: 1, ...brokenUploads }],
  ReportFiles: [{ ExpirationInDays: 30, ...brokenUploads }],
  Receipts: [
    { Prefix: 'uploaded/', ExpirationInDays: 7, ...aDayAfterwards, ...brokenUploads },
    { ExpiredObjectDeleteMarker: true },
    // A receipt without an invoice outlives its upload, which sends it.
    {
      Prefix: 'kept/',
      TagFilters: [{ Key: 'unsent', Value: 'true' }],
      ExpirationInDays: 8,
      ...aDayAfterwards,
    },
    { Prefix: 'kept/', NoncurrentVersionExpiration: { NoncurrentDays: longestKeeping } },
  ],
};

describe.each(stageNames)('the buckets of %s', (stage) => {
  const bucketOf = (name: string) => firstOf(templateOf(stage, 'data'), 'AWS::S3::Bucket', name)[1];

  // The rules of AWS Solutions demand TLS; see nag.test.ts.
  test.each(['data', 'site', 'events'] as const)(
    'in the stack %s are private and encrypted',
    (part) => {
      const buckets = propertiesOf(templateOf(stage, part), 'AWS::S3::Bucket');
      expect(buckets.size).toBeGreaterThan(0);
      for (const [id, bucket] of buckets) {
        const encryption = { ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } };
        expect([id, bucket]).toMatchObject([
          id,
          {
            PublicAccessBlockConfiguration: {
              BlockPublicAcls: true,
              BlockPublicPolicy: true,
              IgnorePublicAcls: true,
              RestrictPublicBuckets: true,
            },
            BucketEncryption: { ServerSideEncryptionConfiguration: [encryption] },
            OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
          },
        ]);
      }
    },
  );

  test.each(Object.entries(rulesOf))('keep %s for their days', (name, rules) => {
    const Rules = rules.map((rule) => ({ ...rule, Status }));
    expect(bucketOf(name)['LifecycleConfiguration']).toEqual({ Rules });
  });

  test('with pictures and receipts report new files, and keep versions', () => {
    for (const name of ['Images', 'Receipts']) {
      expect(bucketOf(name)).toMatchObject({
        NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
        VersioningConfiguration: { Status },
      });
    }
    for (const name of ['ExportFiles', 'ReportFiles']) {
      expect(bucketOf(name)).not.toHaveProperty('VersioningConfiguration');
    }
  });
});

test.each([
  ['local', ['http://localhost:4173', 'http://localhost:5173']],
  ['test', ['http://localhost:4273']],
  // The site's stack knows the domain and sets it with a call.
  ['dev', undefined],
  ['prod', undefined],
])('in %s only pages of %j may upload, and may do nothing else', (stage, AllowedOrigins) => {
  const rule = { AllowedOrigins, AllowedMethods: ['POST'], AllowedHeaders: ['Content-Type'] };
  for (const name of ['Images', 'Receipts']) {
    const [, bucket] = firstOf(templateOf(stage, 'data'), 'AWS::S3::Bucket', name);
    expect(bucket['CorsConfiguration']).toEqual(
      AllowedOrigins && { CorsRules: [{ ...rule, MaxAge: 3600 }] },
    );
  }
});
