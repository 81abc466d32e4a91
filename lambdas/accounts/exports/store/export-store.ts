import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { exportId } from '#contract/http/ids.ts';
import { checkUserIsActive } from '#lambdas/platform/identity/user-store.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { applyWrite, put, update } from '#lambdas/platform/table/transaction.ts';
import { type Write, WriteConflict } from '#lambdas/platform/table/write.ts';
import { removedAfter } from '../export.ts';

/** Schema of a user's newest export; `fileKey` is its key in the bucket. */
const exportItem = z.object({
  id: exportId,
  status: z.enum(['processing', 'ready']),
  createdAt: instant,
  fileKey: z.string(),
  readyAt: z.exactOptional(instant),
});

export type ExportItem = z.output<typeof exportItem>;

/** Returns the newest export of a user, read strongly. */
export async function findExport(userId: string): Promise<ExportItem | undefined> {
  return parseStored(exportItem, await getItem(keys.export(userId)));
}

/** Writes a new export over the previous one. Fails with UNAUTHENTICATED if the user is not active. */
export function insertExport(
  userId: string,
  before: ExportItem | undefined,
  made: ExportItem,
): Write[] {
  const ttl = Math.ceil(removedAfter(made).getTime() / 1000);
  return [
    put({ ...keys.export(userId), ...made, ttl }, attributesAre({ id: before?.id })),
    checkUserIsActive(userId),
  ];
}

/** Marks an export as ready. Returns false if it was replaced or removed meanwhile. */
export async function markReady(userId: string, fileKey: string, now: Date): Promise<boolean> {
  const mark = update(keys.export(userId), 'SET #status = :ready, readyAt = :now', {
    expression: 'fileKey = :fileKey',
    names: { '#status': 'status' },
    values: { ':ready': 'ready', ':now': now.toISOString(), ':fileKey': fileKey },
  });
  try {
    await applyWrite(mark);
    return true;
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    // The conflict may come from another transaction that failed in the end.
    if ((await findExport(userId))?.fileKey === fileKey) throw error;
    return false;
  }
}

/** Most exports per user and day: each reads all data of the user. */
export const exportsOfDay = dailyCount(keys.exportsOfDay, 5);
