import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  ContinuousBackupsUnavailableException,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ListTagsOfResourceCommand,
  RestoreTableToPointInTimeCommand,
  type StreamViewType,
  type Tag,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  type UpdateTableCommandInput,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import type { RestoredTable } from '#lib/config/config.ts';
import { withProgress } from '../process/progress.ts';
import { UserError } from '../process/user-error.ts';

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
async function readTable(client: DynamoDBClient, TableName: string) {
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
async function applySettings(
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
async function untilActive(client: DynamoDBClient, TableName: string): Promise<void> {
  const limits = { maxWaitTime: 12 * 3600, minDelay: 1, maxDelay: 30 };
  await waitUntilTableExists({ client, ...limits }, { TableName });
}

const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses the instant of a restore: `latest` (undefined), or a past ISO 8601 instant with a time zone. Throws a
 * UserError for anything else.
 */
export function readRestoreInstant(text: string, now: Date): Date | undefined {
  if (text === 'latest') return undefined;
  const at = new Date(text);
  if (!withZone.test(text) || Number.isNaN(at.getTime())) {
    throw new UserError(
      `"${text}" is not an instant: use latest, or a time with its zone such as 2026-11-20T15:00:00-03:00.`,
    );
  }
  if (at > now) throw new UserError(`${text} is in the future: use a past instant.`);
  return at;
}

/** Returns the name of a restored table: `vitrine-prod-restored-20261121t150000`. */
export function restoredTableName(stage: string, now: Date): string {
  const digits = now.toISOString().slice(0, 19).replace(/[-:]/g, '').toLowerCase();
  return `vitrine-${stage}-restored-${digits}`;
}

interface Restore {
  /** Table to restore from. It is not changed. */
  readonly source: string;
  /** Name of the new table. */
  readonly target: string;
  /** Instant to restore; by default the latest possible, about five minutes ago. */
  readonly at?: Date | undefined;
}

/**
 * Restores a table to a new one, and applies the settings that a restore omits: stream, TTL, point-in-time recovery,
 * deletion protection and tags. Returns the configuration for using it. Throws if it differs from the source in
 * anything but its items.
 */
export async function restoreTable(
  client: DynamoDBClient,
  { source, target, at }: Restore,
): Promise<RestoredTable> {
  const original = await readTable(client, source);
  await withProgress(`Restore of ${source} to ${target}`, async (note) => {
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: source,
        TargetTableName: target,
        ...(at ? { RestoreDateTime: at } : { UseLatestRestorableTime: true }),
      }),
    );
    await untilActive(client, target);
    note('all items and indexes are there');
  });
  return withProgress('Stream, TTL, recovery, protection and tags', async (note) => {
    await applySettings(client, target, original.settings);
    const restored = await readTable(client, target);
    // On AWS, new tags may not be readable immediately, so they are not compared.
    const { tags } = original.settings;
    requireSame('settings', original.settings, { ...restored.settings, tags });
    requireSame('keys and indexes', original.shape, restored.shape);
    // The label is the last part of the ARN of the stream.
    const streamLabel = restored.streamArn?.split('/').at(-1);
    if (!streamLabel) throw new Error(`The table ${target} has no stream.`);
    note('equal to those of the source');
    return { name: target, streamLabel };
  });
}

function requireSame(what: string, wanted: unknown, found: unknown): void {
  if (isDeepStrictEqual(wanted, found)) return;
  throw new Error(
    `The restored table has different ${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`,
  );
}
