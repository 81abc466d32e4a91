import type { FileProgress, RestOfFile } from '#lambdas/platform/files/file-progress.ts';
import { FileWriter } from '#lambdas/platform/files/file-writer.ts';
import { removeFile } from '#lambdas/platform/files/stored-file.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { contentOf } from './content.ts';
import { hasExpired, userOfFile } from './export.ts';
import { exportsBucketName } from './export-bucket.ts';
import type { ExportPlace } from './export-place.ts';
import { findExport, markReady } from './store/export-store.ts';

const fileOf = (fileKey: string) => ({
  bucket: exportsBucketName,
  key: fileKey,
  contentType: 'application/json; charset=utf-8',
});

/** Removes a file that no export has any more. */
export async function removeExportFile(fileKey: string): Promise<void> {
  await removeFile(fileOf(fileKey));
}

/**
 * Makes the file of an export, as far as there is time, and marks the export as ready. Where its user was removed or has
 * another export by now, the file is removed: also one that an earlier run wrote before it ended, and one for which the
 * export was replaced while it was written. Returns what continues it.
 */
export async function makeExport(
  fileKey: string,
  now: Date,
  hasTime: () => boolean,
  progress: FileProgress<ExportPlace> | null,
): Promise<RestOfFile<ExportPlace>> {
  const userId = userOfFile(fileKey);
  const writer = new FileWriter(fileOf(fileKey), now, progress);
  const [user, stored] = await Promise.all([findUser(userId), findExport(userId)]);
  const isGone = user !== undefined && user.status !== 'active';
  if (isGone || stored?.fileKey !== fileKey || hasExpired(stored, now)) {
    await writer.abandon();
    await removeExportFile(fileKey);
    return undefined;
  }
  if (stored.status === 'ready') return undefined;
  const outcome = await writer.write(
    (startedAt, place) => contentOf(userId, user, startedAt, place),
    hasTime,
  );
  if (outcome === 'lost') return { progress: null };
  if (outcome === 'unfinished') return { progress: writer.progress };
  if (!(await markReady(userId, fileKey, new Date()))) await removeExportFile(fileKey);
  return undefined;
}
