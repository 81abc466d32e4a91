import { isDeepStrictEqual } from 'node:util';
import { type DynamoDBClient, RestoreTableToPointInTimeCommand } from '@aws-sdk/client-dynamodb';
import type { RestoredTable } from '#lib/config/config.ts';
import { withProgress } from '../process/progress.ts';
import { UserError } from '../process/user-error.ts';
import { applySettings, readTable, untilActive } from './table-settings.ts';

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
