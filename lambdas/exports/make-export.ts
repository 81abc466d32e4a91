import { findUser } from '../shared/identity/user-repository.ts';
import { hasExpired, userOfFile } from './export.ts';
import type { ExportProgress } from './export-place.ts';
import { findExport, markReady } from './export-repository.ts';
import { ExportWriter } from './write-content.ts';

/** Removes a file that no export has any more. */
export async function removeExportFile(fileKey: string): Promise<void> {
  const { removeFile } = await import('./export-file.ts');
  await removeFile(fileKey);
}

/** What continues an export: nothing, or a run from where this one ended, or from the beginning. */
type Rest = { readonly progress: ExportProgress | null } | undefined;

/**
 * Makes the file of an export, as far as there is time, and marks the export as ready. Where its user was removed or has
 * another export by now, the file is removed: also one that an earlier run wrote before it ended, and one for which the
 * export was replaced while it was written. Returns what continues it.
 */
export async function makeExport(
  fileKey: string,
  now: Date,
  hasTime: () => boolean,
  progress: ExportProgress | null,
): Promise<Rest> {
  const userId = userOfFile(fileKey);
  const writer = new ExportWriter(fileKey, now, progress);
  const [user, stored] = await Promise.all([findUser(userId), findExport(userId)]);
  const isGone = user !== undefined && user.status !== 'active';
  if (isGone || stored?.fileKey !== fileKey || hasExpired(stored, now)) {
    await writer.abandon();
    await removeExportFile(fileKey);
    return undefined;
  }
  if (stored.status === 'ready') return undefined;
  const outcome = await writer.write(user, hasTime);
  if (outcome === 'lost') return { progress: null };
  if (outcome === 'unfinished') return { progress: writer.progress };
  if (!(await markReady(userId, fileKey, new Date()))) await removeExportFile(fileKey);
  return undefined;
}
