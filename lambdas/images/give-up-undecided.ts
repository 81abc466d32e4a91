import { transact } from '../shared/transact.ts';
import { findProgress, refuseUndecided } from './image-progress-repository.ts';
import { showWhereUsed } from './show-where-used.ts';
import { isDecided } from './stored-image.ts';
import { findUnusedImage } from './unused-images-repository.ts';

/**
 * Refuses an image that something uses and of which nothing became: its file never came, or its job failed for good.
 * It leaves the items that show it, which would wait for it for ever. One that was added or taken since an instant is
 * left as it is.
 */
export async function giveUpUndecided(imageKey: string, since: Date): Promise<void> {
  const unused = await findUnusedImage(imageKey);
  if (!unused || unused.image.usesCount === 0 || unused.since > since.toISOString()) return;
  const isRefused = await transact(async (commit) => {
    const progress = await findProgress(imageKey);
    if (!progress || isDecided(progress)) return progress?.status === 'refused';
    if ((progress.takenAt ?? '') >= since.toISOString()) return false;
    await commit([refuseUndecided(imageKey, 'BROKEN', since)]);
    return true;
  });
  // Also after a sweep that ended right after the refusal.
  if (isRefused) await showWhereUsed(imageKey);
}
