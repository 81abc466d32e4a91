import type { FileProgress, RestOfFile } from '#lambdas/platform/files/file-progress.ts';
import { removeFile } from '#lambdas/platform/files/file-storage.ts';
import { FileWriter } from '#lambdas/platform/files/file-writer.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { hasExpired, userOfFile } from './export.ts';
import { exportsBucketName } from './export-bucket.ts';
import type { ExportCheckpoint } from './export-checkpoint.ts';
import { contentOf } from './export-content.ts';
import { findExport, markReady } from './store/export-store.ts';

const fileOf = (fileKey: string) => ({
  bucket: exportsBucketName,
  key: fileKey,
  contentType: 'application/json; charset=utf-8',
});

/** Removes the file of a former export. */
export async function removeExportFile(fileKey: string): Promise<void> {
  await removeFile(fileOf(fileKey));
}

/** Writes an export while there is time. Removes the file if user or export are gone. Returns the rest. */
export async function makeExport(
  fileKey: string,
  now: Date,
  hasTime: () => boolean,
  progress: FileProgress<ExportCheckpoint> | null,
): Promise<RestOfFile<ExportCheckpoint>> {
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
    (startedAt, checkpoint) => contentOf(userId, user, startedAt, checkpoint),
    hasTime,
  );
  if (outcome === 'lost') return { progress: null };
  if (outcome === 'unfinished') return { progress: writer.progress };
  if (!(await markReady(userId, fileKey, new Date()))) await removeExportFile(fileKey);
  return undefined;
}
