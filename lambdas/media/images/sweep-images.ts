import { sweep } from '#lambdas/platform/jobs/sweep.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findProgress, refuseUndecided } from '../store/image-progress-store.ts';
import {
  findUnusedImage,
  type ImageItem,
  listUnusedImages,
  markRemoving,
  removeAddedItems,
  removeFromUnused,
  removeImage,
} from '../store/image-store.ts';
import { countImageUses } from './count-image-uses.ts';
import { originalKey } from './image-keys.ts';
import { showWhereUsed } from './refresh-images.ts';
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
async function giveUpUndecided(imageKey: string, since: Date): Promise<void> {
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

/** Items counted per sweep of an image; each takes several requests. */
const itemsPerSweep = 50;

/** Counts late uses by items that added an image. Returns whether all are counted. */
async function countAdded(imageKey: string, now: Date): Promise<boolean> {
  const unused = await findUnusedImage(imageKey);
  const added = [...(unused?.image.addedTo ?? [])];
  const counted = added.slice(0, itemsPerSweep);
  for (const itemId of counted) await countImageUses(itemId, now);
  if (!unused || counted.length === added.length) return true;
  await retryOnConflict((commit) => commit([removeAddedItems(unused, counted)]));
  return false;
}

/** Marks an unused image for removal. Returns it; undefined if it is used, was added meanwhile, or is gone. */
async function claimUnused(imageKey: string, before: Date): Promise<ImageItem | undefined> {
  return retryOnConflict(async (commit) => {
    const unused = await findUnusedImage(imageKey);
    if (!unused || unused.since > before.toISOString()) return undefined;
    const { image } = unused;
    if (image.status === 'removing') return image;
    if (image.usesCount > 0) {
      if (isDecided(image)) await commit([removeFromUnused(unused)]);
      return undefined;
    }
    await commit([markRemoving(unused)]);
    return image;
  });
}

/**
 * Removes an image that was unused since an instant, and refuses a used one that can no longer be made. The files go
 * first, so that it can be repeated. Throws WriteConflict after six attempts, and S3's errors.
 */
async function sweepImage(imageKey: string, before: Date, now: Date): Promise<void> {
  if (!(await countAdded(imageKey, now))) return;
  await giveUpUndecided(imageKey, before);
  const image = await claimUnused(imageKey, before);
  if (!image) return;
  const { removeFilesOfImage } = await import('./image-files.ts');
  await removeFilesOfImage(image);
  await retryOnConflict((commit) => commit(removeImage(image)));
}

/** Milliseconds that an unused image is kept: its owner may still save the form with it. */
const age = 24 * 60 * 60_000;

/** Runs every hour: removes images that were unused for a day. Throws where one fails, which raises an alarm. */
export async function sweepImages(now: Date, hasTime: () => boolean) {
  const before = new Date(now.getTime() - age);
  const images = await sweep(
    (request) => listUnusedImages(before, request),
    hasTime,
    // The event of a retry is older than a use that is counted now.
    (imageKey) => sweepImage(imageKey, before, new Date()),
  );
  logger.info('images swept', { images });
  if (images.failed > 0) throw new Error(`${images.failed} images not removed`);
  return { images };
}
