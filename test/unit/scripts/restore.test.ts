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
  it('has a time zone, or is the latest possible, and is in the name of the new table', () => {
    expect(readRestoreInstant('latest', now)).toBeUndefined();
    const instant = readRestoreInstant('2026-11-20T15:00:00-03:00', now);
    expect(instant).toEqual(new Date('2026-11-20T18:00:00Z'));
    expect(restoredTableName('prod', now)).toBe('vitrine-prod-restored-20261121t150000');
  });

  it.each([
    ...['2026-11-20', '2026-11-20T15:00:00', 'yesterday', '2026-13-20T15:00:00Z', ''],
    '2026-11-21T15:00:01Z',
  ])('cannot be "%s"', (text) => {
    expect(() => readRestoreInstant(text, now)).toThrow(/is not an instant|is in the future/);
  });
});

describe('a restored table', () => {
  const client = mockClient(DynamoDBClient);
  const arn = (name: string) => `arn:aws:dynamodb:sa-east-1:123456789012:table/${name}`;
  const indexes = [{ IndexName: 'GSI1' }];
  const describes = (name: string, GlobalSecondaryIndexes = indexes) =>
    client.on(DescribeTableCommand, { TableName: name }).resolves({
      Table: {
        ...{ TableStatus: 'ACTIVE', TableArn: arn(name), GlobalSecondaryIndexes },
        KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
        LatestStreamArn: `${arn(name)}/stream/2026-11-21T15:00:00.000`,
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
        DeletionProtectionEnabled: true,
      },
    });
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
    for (const name of ['old', 'new']) {
      describes(name)
        .on(DescribeTimeToLiveCommand, { TableName: name })
        .resolves({ TimeToLiveDescription: { AttributeName: 'ttl' } })
        .on(DescribeContinuousBackupsCommand, { TableName: name })
        .resolves(recovery(35));
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

  it('causes an error when a setting or an index is missing', async () => {
    describes('new', []);
    await expect(restore()).rejects.toThrow('The restored table has different keys and indexes');
    describes('new');
    client.on(DescribeContinuousBackupsCommand, { TableName: 'new' }).resolves(recovery());
    await expect(restore()).rejects.toThrow('The restored table has different settings');
  });
});
