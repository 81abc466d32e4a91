import { Match } from 'aws-cdk-lib/assertions';
import { stageNames } from '#lib/config.ts';
import { statementsOf } from './support/policies.ts';
import { onlyOf, textOf } from './support/resources.ts';
import { templateOf } from './support/synthesize.ts';

describe.each(stageNames)('the data of %s', (stage) => {
  const template = templateOf(stage, 'data');

  test('lie in one table with a stream, expiry and sparse indexes that hold keys alone', () => {
    const key = (partition: string, sort: string) => [
      { AttributeName: partition, KeyType: 'HASH' },
      { AttributeName: sort, KeyType: 'RANGE' },
    ];
    template.resourceCountIs('AWS::DynamoDB::Table', 1);
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      TableName: `vitrine-${stage}`,
      KeySchema: key('PK', 'SK'),
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      GlobalSecondaryIndexes: ['GSI1', 'GSI2'].map((name) => ({
        IndexName: name,
        KeySchema: key(`${name}PK`, `${name}SK`),
        Projection: { ProjectionType: 'KEYS_ONLY' },
      })),
      LocalSecondaryIndexes: [
        {
          IndexName: 'LSI1',
          KeySchema: key('PK', 'LSI1SK'),
          Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['startsAt', 'status'] },
        },
      ],
    });
  });

  test('lie in a bucket that is not public, is encrypted and notifies nobody yet', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: Match.anyValue(),
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      NotificationConfiguration: Match.absent(),
    });
  });

  test('have one topic, to which only the alarms of this account and region publish, over TLS', () => {
    template.resourceCountIs('AWS::SNS::Topic', 1);
    const { PolicyDocument } = onlyOf(template, 'AWS::SNS::TopicPolicy');
    const [overHttp, byAlarms, ...others] = statementsOf(PolicyDocument);
    expect(others).toEqual([]);
    expect(overHttp).toMatchObject({
      effect: 'Deny',
      condition: '{"Bool":{"aws:SecureTransport":"false"}}',
    });
    expect(byAlarms).toMatchObject({
      effect: 'Allow',
      principal: '{"Service":"cloudwatch.amazonaws.com"}',
      actions: ['sns:Publish'],
      resources: overHttp?.resources,
    });
    const condition = JSON.parse(byAlarms?.condition ?? '');
    const account = textOf(condition.StringEquals['aws:SourceAccount']);
    expect(account).toMatch(/^(000000000000|<AWS::AccountId>)$/);
    expect(textOf(condition.ArnLike['aws:SourceArn'])).toMatch(
      new RegExp(`^arn:<AWS::Partition>:cloudwatch:(us|sa)-east-1:${account}:alarm:\\*$`),
    );
  });
});

test('prod keeps its table and images through a deletion, and can go back 35 days', () => {
  const template = templateOf('prod', 'data');
  template.hasResource('AWS::DynamoDB::Table', {
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
    Properties: {
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: {
        PointInTimeRecoveryEnabled: true,
        RecoveryPeriodInDays: 35,
      },
    },
  });
  template.hasResource('AWS::S3::Bucket', {
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
  });
});

test.each(['local', 'test', 'dev'])('%s leaves nothing behind when it is destroyed', (stage) => {
  const template = templateOf(stage, 'data');
  template.hasResource('AWS::DynamoDB::Table', {
    DeletionPolicy: 'Delete',
    Properties: { DeletionProtectionEnabled: false },
  });
  template.hasResource('AWS::S3::Bucket', { DeletionPolicy: 'Delete' });
});
