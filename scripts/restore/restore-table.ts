import { isDeepStrictEqual } from 'node:util';
import {
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import type { RestoredTable } from '#lib/config.ts';
import { step } from '../steps/step.ts';
import { applySettings, describeTable, readSettings, untilActive } from './table-settings.ts';

interface Restore {
  /** The table to restore from. It stays as it is. */
  readonly source: string;
  /** The name of the new table. */
  readonly target: string;
  /** The instant to go back to; the latest possible (about five minutes ago) where there is none. */
  readonly at?: Date | undefined;
}

/**
 * Restores a table to a new one and gives that the settings that a restore does not bring: stream, TTL,
 * point-in-time recovery, deletion protection and tags. Gives what the configuration needs to use it.
 * Throws when the new table differs from the source in more than its items.
 */
export async function restoreTable(
  client: DynamoDBClient,
  { source, target, at }: Restore,
): Promise<RestoredTable> {
  await step(`Restore of ${source} to ${target}`, async () => {
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: source,
        TargetTableName: target,
        ...(at ? { RestoreDateTime: at } : { UseLatestRestorableTime: true }),
      }),
    );
    await untilActive(client, target);
    return { value: undefined, note: 'all items and indexes are there' };
  });
  await step('Stream, TTL, recovery, protection and tags', async () => {
    const settings = await readSettings(client, source);
    await applySettings(client, target, settings);
    // A list of tags may lag behind on AWS.
    const { tags, ...applied } = await readSettings(client, target);
    requireSame('settings', { ...settings, tags }, { ...applied, tags });
    return { value: undefined, note: 'as the source has them' };
  });
  const [original, restored] = [
    await describeTable(client, source),
    await describeTable(client, target),
  ];
  requireSame('keys and indexes', shapeOf(original), shapeOf(restored));
  // The ARN ends with the label; the events are read from there after the next deploy.
  const streamLabel = restored.LatestStreamArn?.split('/').at(-1);
  if (!streamLabel) throw new Error(`The table ${target} has no stream.`);
  return { name: target, streamLabel };
}

function requireSame(what: string, wanted: unknown, found: unknown): void {
  if (isDeepStrictEqual(wanted, found)) return;
  throw new Error(
    `The restored table has other ${what}: ${JSON.stringify(found)} for ${JSON.stringify(wanted)}`,
  );
}

/** Keys and indexes, without what differs between any two tables. */
function shapeOf(table: TableDescription) {
  const indexes = [...(table.GlobalSecondaryIndexes ?? []), ...(table.LocalSecondaryIndexes ?? [])];
  return {
    keys: table.KeySchema,
    billing: table.BillingModeSummary?.BillingMode,
    indexes: indexes
      .map(({ IndexName, KeySchema, Projection }) => ({ IndexName, KeySchema, Projection }))
      .sort((one, other) => (one.IndexName ?? '').localeCompare(other.IndexName ?? '')),
  };
}
