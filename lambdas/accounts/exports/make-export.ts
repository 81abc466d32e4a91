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

/** Removes the file of a former export. */
export async function removeExportFile(fileKey: string): Promise<void> {
  await removeFile(fileOf(fileKey));
}

/** Writes an export while there is time. Removes the file if user or export are gone. Returns the rest. */
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
