import { setTimeout as pause } from 'node:timers/promises';
import { findUser, type UserItem } from '../shared/identity/user-repository.ts';
import { isTransient } from '../shared/transient-errors.ts';
import { contentOf } from './content.ts';
import { hasExpired, userOfFile } from './export.ts';
import { findExport, markReady } from './export-repository.ts';

/** Removes a file that no export has any more. */
export async function removeExportFile(fileKey: string): Promise<void> {
  const { removeFile } = await import('./export-file.ts');
  await removeFile(fileKey);
}

/** How often a run of the job writes the file before it fails. */
const attempts = 3;
/** Milliseconds; a wait is random and at most this, doubled each time. */
const firstWait = 1000;

/**
 * Writes the file, again after a transient error: one of hundreds of reads is more likely to fail than that of a
 * call, and the queue delivers a failed job only twelve minutes later.
 */
async function writeContent(fileKey: string, user: UserItem | undefined, now: Date): Promise<void> {
  const { writeFile } = await import('./export-file.ts');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeFile(fileKey, contentOf(userOfFile(fileKey), user, now));
    } catch (error) {
      if (!isTransient(error) || attempt === attempts) throw error;
      await pause(firstWait * 2 ** attempt * Math.random());
    }
  }
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
  await writeContent(fileKey, user, now);
  if (!(await markReady(userId, fileKey, new Date()))) await removeExportFile(fileKey);
}
