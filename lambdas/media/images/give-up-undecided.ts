import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findProgress, refuseUndecided } from '../store/image-progress-store.ts';
import type { ImageItem } from '../store/image-store.ts';
import { findUnusedImage } from '../store/unused-images-store.ts';
import { originalKey } from './original.ts';
import { showWhereUsed } from './show-where-used.ts';
import { isDecided } from './stored-image.ts';

/** Whether the file of which an image is made is there: then its job waits, or can be run again. */
async function hasOriginal(image: ImageItem): Promise<boolean> {
  const { uploadId } = image;
  if (uploadId === undefined) return false;
  const { tagOfOriginal } = await import('../processing/upload-files.ts');
  return (await tagOfOriginal(originalKey({ ...image, uploadId }))) !== undefined;
}

/**
 * Refuses an image that is used but cannot be made any more, since its file never came or is gone. The items that show
 * it drop it; they would otherwise wait for it for ever. An image that was added or whose file was taken since an
 * instant, or whose file waits in the queue, is left as it is.
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
  // Also after a sweep that ended right after the refusal.
  if (isRefused) await showWhereUsed(imageKey);
}
