import type { StoredFile } from '../files/file.ts';
import { reportsBucketName } from './report-bucket.ts';

/** The file of a report, by its key. */
export const reportFileOf = (fileKey: string): StoredFile => ({
  bucket: reportsBucketName,
  key: fileKey,
  contentType: 'text/csv; charset=utf-8',
});

/** Removes a file that no report has any more. */
export async function removeReportFile(fileKey: string): Promise<void> {
  const { removeFile } = await import('../files/stored-file.ts');
  await removeFile(reportFileOf(fileKey));
}
