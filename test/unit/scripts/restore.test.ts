import {
  ContinuousBackupsUnavailableException,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ListTagsOfResourceCommand,
  RestoreTableToPointInTimeCommand,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { readRestoreInstant, restoredTableName, restoreTable } from '#scripts/cdk/restore-table.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const now = new Date('2026-11-21T15:00:00Z');

describe('the instant of a restore', () => {
  it('must have a time zone, or be the latest possible', () => {
    expect(readRestoreInstant('latest', now)).toBeUndefined();
    expect(readRestoreInstant('2026-11-20T15:00:00-03:00', now)).toEqual(
      new Date('2026-11-20T18:00:00Z'),
    );
  });

  it.each(['2026-11-20', '2026-11-20T15:00:00', 'yesterday', '2026-13-20T15:00:00Z', ''])(
    'cannot be "%s"',
    (text) => {
      expect(() => readRestoreInstant(text, now)).toThrow('is not an instant: use latest, or');
    },
  );

  it('cannot be in the future', () => {
    expect(() => readRestoreInstant('2026-11-21T15:00:01Z', now)).toThrow('is in the future');
  });

  it('is in the name of the new table', () => {
    expect(restoredTableName('prod', now)).toBe('vitrine-prod-restored-20261121t150000');
  });
});

describe('a restored table', () => {
  const client = mockClient(DynamoDBClient);
  const arn = (name: string) => `arn:aws:dynamodb:sa-east-1:123456789012:table/${name}`;
  const streamOf = (name: string) => `${arn(name)}/stream/2026-11-21T15:00:00.000`;
  const shape = {
    TableStatus: 'ACTIVE' as const,
    KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' as const }],
    GlobalSecondaryIndexes: [{ IndexName: 'GSI1' }],
  };
  const complete = {
    ...shape,
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' as const },
    DeletionProtectionEnabled: true,
  };
  const recovery = (days?: number) => ({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED' as const,
      PointInTimeRecoveryDescription: days
        ? { PointInTimeRecoveryStatus: 'ENABLED' as const, RecoveryPeriodInDays: days }
        : { PointInTimeRecoveryStatus: 'DISABLED' as const },
    },
  });
  const restore = () =>
    restoreTable(client as unknown as DynamoDBClient, { source: 'old', target: 'new', at: now });

  beforeEach(() => {
    jest.spyOn(console, 'log').mockReturnValue();
    client.reset();
    client.on(RestoreTableToPointInTimeCommand).resolves({});
    for (const [name, days] of Object.entries({ old: 35, new: 35 })) {
      client
        .on(DescribeTableCommand, { TableName: name })
        .resolves({ Table: { ...complete, TableArn: arn(name), LatestStreamArn: streamOf(name) } })
        .on(DescribeTimeToLiveCommand, { TableName: name })
        .resolves({ TimeToLiveDescription: { AttributeName: 'ttl' } })
        .on(DescribeContinuousBackupsCommand, { TableName: name })
        .resolves(recovery(days));
    }
    client.on(ListTagsOfResourceCommand, { ResourceArn: arn('old') }).resolves({
      Tags: [
        { Key: 'vitrine:stage', Value: 'prod' },
        { Key: 'aws:cloudformation:stack-name', Value: 'vitrine-prod-data' },
      ],
    });
    client.on(ListTagsOfResourceCommand, { ResourceArn: arn('new') }).resolves({});
  });

  it('gets the settings that a restore omits, and the configuration to use it is returned', async () => {
    client
      .on(UpdateContinuousBackupsCommand)
      .rejectsOnce(new ContinuousBackupsUnavailableException({ $metadata: {}, message: 'later' }))
      .resolves({});
    await expect(restore()).resolves.toEqual({
      name: 'new',
      streamLabel: '2026-11-21T15:00:00.000',
    });
    const inputs = [
      ...client.commandCalls(RestoreTableToPointInTimeCommand),
      ...client.commandCalls(UpdateTableCommand),
      ...client.commandCalls(UpdateTimeToLiveCommand),
      ...client.commandCalls(UpdateContinuousBackupsCommand).slice(1),
      ...client.commandCalls(TagResourceCommand),
    ].map(({ args }) => args[0].input);
    expect(inputs).toEqual([
      { SourceTableName: 'old', TargetTableName: 'new', RestoreDateTime: now },
      {
        TableName: 'new',
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      },
      { TableName: 'new', DeletionProtectionEnabled: true },
      { TableName: 'new', TimeToLiveSpecification: { Enabled: true, AttributeName: 'ttl' } },
      {
        TableName: 'new',
        PointInTimeRecoverySpecification: {
          PointInTimeRecoveryEnabled: true,
          RecoveryPeriodInDays: 35,
        },
      },
      { ResourceArn: arn('new'), Tags: [{ Key: 'vitrine:stage', Value: 'prod' }] },
    ]);
  });

  it('causes an error when a setting is missing', async () => {
    client.on(DescribeContinuousBackupsCommand, { TableName: 'new' }).resolves(recovery());
    await expect(restore()).rejects.toThrow('The restored table has different settings');
  });

  it('causes an error when an index is missing', async () => {
    client.on(DescribeTableCommand, { TableName: 'new' }).resolves({
      Table: {
        ...complete,
        GlobalSecondaryIndexes: [],
        TableArn: arn('new'),
        LatestStreamArn: streamOf('new'),
      },
    });
    await expect(restore()).rejects.toThrow('The restored table has different keys and indexes');
  });
});
