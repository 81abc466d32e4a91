import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findProgress, refuseUndecided } from '../store/image-progress-store.ts';
import type { ImageItem } from '../store/image-store.ts';
import { findUnusedImage } from '../store/unused-images-store.ts';
import { originalKey } from './original.ts';
import { showWhereUsed } from './show-where-used.ts';
import { isDecided } from './stored-image.ts';

/** Returns whether the original of an image exists, so that its job can still run. */
async function hasOriginal(image: ImageItem): Promise<boolean> {
  const { uploadId } = image;
  if (uploadId === undefined) return false;
  const { tagOfOriginal } = await import('../processing/upload-files.ts');
  return (await tagOfOriginal(originalKey({ ...image, uploadId }))) !== undefined;
}

/**
 * Refuses an image that is used, but can no longer be made because its original never came or is gone; items then drop
 * it. Leaves images alone that were added or processed since an instant, or whose original waits in the queue.
 */
export async function giveUpUndecided(imageKey: string, since: Date): Promise<void> {
  const unused = await findUnusedImage(imageKey);
  if (!unused || unused.image.usesCount === 0 || unused.since > since.toISOString()) return;
  if (!isDecided(unused.image) && (await hasOriginal(unused.image))) return;
  const isRefused = await retryOnConflict(async (commit) => {
    const progress = await findProgress(imageKey);
    if (!progress || isDecided(progress)) return progress?.status === 'refused';
    if ((progress.takenAt ?? '') >= since.toISOString()) return false;
    await commit([refuseUndecided(imageKey, 'BROKEN', since)]);
    return true;
  });
  // Also repeats this after a sweep that crashed after the refusal.
  if (isRefused) await showWhereUsed(imageKey);
}
