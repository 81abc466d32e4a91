import type { StoredFile } from '#lambdas/platform/files/file.ts';
import { removeFile } from '#lambdas/platform/files/file-storage.ts';
import { reportsBucketName } from './report-bucket.ts';

/** Returns the file of a report, by its key. */
export const reportFileOf = (fileKey: string): StoredFile => ({
  bucket: reportsBucketName,
  key: fileKey,
  contentType: 'text/csv; charset=utf-8',
});

/** Removes a file that no report has any more. */
export async function removeReportFile(fileKey: string): Promise<void> {
  await removeFile(reportFileOf(fileKey));
}
