import { setTimeout as pause } from 'node:timers/promises';
import {
  ContinuousBackupsUnavailableException,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ListTagsOfResourceCommand,
  type StreamViewType,
  type Tag,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  type UpdateTableCommandInput,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';

/** Settings of a table that a restore omits. */
interface TableSettings {
  readonly streamView: StreamViewType | undefined;
  readonly ttlAttribute: string | undefined;
  readonly recoveryDays: number | undefined;
  readonly deletionProtection: boolean;
  /** Tags, without AWS's own (`aws:`), which cannot be written. */
  readonly tags: readonly Tag[];
}

/** Reads a table's stream ARN, settings and shape (keys, indexes and billing). */
export async function readTable(client: DynamoDBClient, TableName: string) {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  if (!Table) throw new Error(`There is no table ${TableName}.`);
  const [ttl, backups, tags] = await Promise.all([
    client.send(new DescribeTimeToLiveCommand({ TableName })),
    client.send(new DescribeContinuousBackupsCommand({ TableName })),
    client.send(new ListTagsOfResourceCommand({ ResourceArn: Table.TableArn })),
  ]);
  const recovery = backups.ContinuousBackupsDescription?.PointInTimeRecoveryDescription;
  const isRecoverable = recovery?.PointInTimeRecoveryStatus === 'ENABLED';
  const settings: TableSettings = {
    streamView: Table.StreamSpecification?.StreamViewType,
    ttlAttribute: ttl.TimeToLiveDescription?.AttributeName,
    // 35 days is AWS's default.
    recoveryDays: isRecoverable ? (recovery.RecoveryPeriodInDays ?? 35) : undefined,
    deletionProtection: Table.DeletionProtectionEnabled ?? false,
    tags: tags.Tags?.filter(({ Key }) => !Key?.startsWith('aws:')) ?? [],
  };
  const indexes = [...(Table.GlobalSecondaryIndexes ?? []), ...(Table.LocalSecondaryIndexes ?? [])];
  const shape = {
    keys: Table.KeySchema,
    billing: Table.BillingModeSummary?.BillingMode,
    indexes: indexes
      .map(({ IndexName, KeySchema, Projection }) => ({ IndexName, KeySchema, Projection }))
      .sort((one, other) => (one.IndexName ?? '').localeCompare(other.IndexName ?? '')),
  };
  return { settings, shape, streamArn: Table.LatestStreamArn };
}

/** Applies the settings to a new active table without any of them. */
export async function applySettings(
  client: DynamoDBClient,
  TableName: string,
  { streamView, ttlAttribute, recoveryDays, deletionProtection, tags }: TableSettings,
): Promise<void> {
  const update = async (change: Omit<UpdateTableCommandInput, 'TableName'>) => {
    await client.send(new UpdateTableCommand({ TableName, ...change }));
    await untilActive(client, TableName);
  };
  if (streamView) {
    await update({ StreamSpecification: { StreamEnabled: true, StreamViewType: streamView } });
  }
  if (deletionProtection) await update({ DeletionProtectionEnabled: true });
  if (ttlAttribute) {
    const TimeToLiveSpecification = { Enabled: true, AttributeName: ttlAttribute };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  }
  if (recoveryDays !== undefined) await makeRecoverable(client, TableName, recoveryDays);
  if (tags.length > 0) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    await client.send(new TagResourceCommand({ ResourceArn: Table?.TableArn, Tags: [...tags] }));
  }
}

/** Enables point-in-time recovery. Retries for up to ten minutes, because a new table refuses it at first. */
export async function makeRecoverable(
  client: DynamoDBClient,
  TableName: string,
  RecoveryPeriodInDays: number,
): Promise<void> {
  const PointInTimeRecoverySpecification = {
    PointInTimeRecoveryEnabled: true,
    RecoveryPeriodInDays,
  };
  const input = { TableName, PointInTimeRecoverySpecification };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new UpdateContinuousBackupsCommand(input));
      return;
    } catch (error) {
      if (!(error instanceof ContinuousBackupsUnavailableException) || attempt === 60) throw error;
      await pause(10_000);
    }
  }
}

/** Waits up to twelve hours until a table is active; a restore takes minutes to hours. */
export async function untilActive(client: DynamoDBClient, TableName: string): Promise<void> {
  const limits = { maxWaitTime: 12 * 3600, minDelay: 1, maxDelay: 30 };
  await waitUntilTableExists({ client, ...limits }, { TableName });
}
