import { findUser } from '../shared/identity/user-repository.ts';
import { contentOf } from './content.ts';
import { hasExpired, userOfFile } from './export.ts';
import { findExport, markReady } from './export-repository.ts';

/** Removes a file that no export has any more. */
export async function removeExportFile(fileKey: string): Promise<void> {
  const { removeFile } = await import('./export-file.ts');
  await removeFile(fileKey);
}

/**
 * Makes the file of an export and marks the export as ready. Where its user was removed or has another export by
 * now, the file is removed: also one that an earlier run wrote before it ended, and one for which the export was
 * replaced while it was written.
 */
export async function makeExport(fileKey: string, now: Date): Promise<void> {
  const userId = userOfFile(fileKey);
  const [user, stored] = await Promise.all([findUser(userId), findExport(userId)]);
  const isGone = user !== undefined && user.status !== 'active';
  if (isGone || stored?.fileKey !== fileKey || hasExpired(stored, now)) {
    return removeExportFile(fileKey);
  }
  if (stored.status === 'ready') return;
  const { writeFile } = await import('./export-file.ts');
  await writeFile(fileKey, contentOf(userId, user, now));
  if (!(await markReady(userId, fileKey, new Date()))) await removeExportFile(fileKey);
}
