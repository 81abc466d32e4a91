import { setTimeout as pause } from 'node:timers/promises';
import {
  ContinuousBackupsUnavailableException,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ListTagsOfResourceCommand,
  type StreamViewType,
  type TableDescription,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';

/** What a table has besides its keys, indexes and items; a restore brings none of it. */
interface TableSettings {
  readonly streamView: StreamViewType | undefined;
  readonly ttlAttribute: string | undefined;
  readonly recoveryDays: number | undefined;
  readonly deletionProtection: boolean;
  readonly tags: Readonly<Record<string, string>>;
}

/** Describes an existing table. */
export async function describeTable(client: DynamoDBClient, TableName: string) {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  if (!Table) throw new Error(`There is no table ${TableName}.`);
  return Table;
}

/** Reads the settings of a table. Tags of AWS's own (`aws:`), which cannot be written, are left out. */
export async function readSettings(
  client: DynamoDBClient,
  TableName: string,
): Promise<TableSettings> {
  const [table, ttl, backups] = await Promise.all([
    describeTable(client, TableName),
    client.send(new DescribeTimeToLiveCommand({ TableName })),
    client.send(new DescribeContinuousBackupsCommand({ TableName })),
  ]);
  const recovery = backups.ContinuousBackupsDescription?.PointInTimeRecoveryDescription;
  const isRecoverable = recovery?.PointInTimeRecoveryStatus === 'ENABLED';
  return {
    streamView: table.StreamSpecification?.StreamViewType,
    ttlAttribute: ttl.TimeToLiveDescription?.AttributeName,
    // The default of AWS, where the answer has no period.
    recoveryDays: isRecoverable ? (recovery.RecoveryPeriodInDays ?? 35) : undefined,
    deletionProtection: table.DeletionProtectionEnabled ?? false,
    tags: await tagsOf(client, table),
  };
}

/** Gives a new table these settings; the table must be active and have none of them yet. */
export async function applySettings(
  client: DynamoDBClient,
  TableName: string,
  settings: TableSettings,
): Promise<void> {
  const { streamView, ttlAttribute, recoveryDays, deletionProtection, tags } = settings;
  if (streamView) {
    const StreamSpecification = { StreamEnabled: true, StreamViewType: streamView };
    await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
    await untilActive(client, TableName);
  }
  if (deletionProtection) {
    const DeletionProtectionEnabled = true;
    await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled }));
    await untilActive(client, TableName);
  }
  if (ttlAttribute) {
    const TimeToLiveSpecification = { Enabled: true, AttributeName: ttlAttribute };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  }
  if (recoveryDays !== undefined) {
    await makeRecoverable(client, TableName, recoveryDays);
  }
  const Tags = Object.entries(tags).map(([Key, Value]) => ({ Key, Value }));
  if (Tags.length > 0) {
    const { TableArn } = await describeTable(client, TableName);
    await client.send(new TagResourceCommand({ ResourceArn: TableArn, Tags }));
  }
}

/** Switches point-in-time recovery on, which a table that was just made refuses for a while. */
export async function makeRecoverable(
  client: DynamoDBClient,
  TableName: string,
  days: number,
): Promise<void> {
  const PointInTimeRecoverySpecification = {
    PointInTimeRecoveryEnabled: true,
    RecoveryPeriodInDays: days,
  };
  const command = new UpdateContinuousBackupsCommand({
    TableName,
    PointInTimeRecoverySpecification,
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(command);
      return;
    } catch (error) {
      if (!(error instanceof ContinuousBackupsUnavailableException) || attempt === 60) throw error;
      await pause(10_000);
    }
  }
}

/** Waits until a table can be used: after a restore some minutes to some hours. */
export async function untilActive(client: DynamoDBClient, TableName: string): Promise<void> {
  await waitUntilTableExists(
    { client, maxWaitTime: 12 * 3600, minDelay: 1, maxDelay: 30 },
    { TableName },
  );
}

async function tagsOf(
  client: DynamoDBClient,
  { TableArn }: TableDescription,
): Promise<Record<string, string>> {
  const { Tags } = await client.send(new ListTagsOfResourceCommand({ ResourceArn: TableArn }));
  const own = (Tags ?? []).filter(({ Key }) => !Key?.startsWith('aws:'));
  return Object.fromEntries(own.map(({ Key, Value }) => [Key, Value ?? '']));
}
