import { stageNames } from '#lib/config/config.ts';
import { tableShape } from '#test/support/memory-table/shape.ts';
import { statementsOf } from './support/policies.ts';
import { onlyOf, textOf } from './support/resources.ts';
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
