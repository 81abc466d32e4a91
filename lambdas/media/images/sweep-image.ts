import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import type { ImageItem } from '../store/image-store.ts';
import {
  findUnusedImage,
  markRemoving,
  removeAddedItems,
  removeFromUnused,
  removeImage,
} from '../store/unused-images-store.ts';
import { countImageUses } from './count-image-uses.ts';
import { giveUpUndecided } from './give-up-undecided.ts';
import { isDecided } from './stored-image.ts';

/** Items whose uses one sweep of an image counts: each takes several requests. */
const itemsAtOnce = 50;

/**
 * Counts the uses by what added an image, since the count may be late. Returns whether all are counted; the next sweep
 * continues.
 */
async function countAdded(imageKey: string, now: Date): Promise<boolean> {
  const unused = await findUnusedImage(imageKey);
  const added = [...(unused?.image.addedTo ?? [])];
  const counted = added.slice(0, itemsAtOnce);
  for (const itemId of counted) await countImageUses(itemId, now);
  if (!unused || counted.length === added.length) return true;
  await retryOnConflict((commit) => commit([removeAddedItems(unused, counted)]));
  return false;
}

/**
 * Marks an image for removal, after which nothing may add it. Returns it; undefined where something uses it, has added
 * it since, or it is gone.
 */
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
 * Removes an image with its files if nothing has used it since an instant. One that is used by then and of which
 * nothing became is refused. Runs again after a crash: the files go before the item that leads to them. Throws
 * WriteConflict after six attempts, and S3's errors.
 */
export async function sweepImage(imageKey: string, before: Date, now: Date): Promise<void> {
  if (!(await countAdded(imageKey, now))) return;
  await giveUpUndecided(imageKey, before);
  const image = await claimUnused(imageKey, before);
  if (!image) return;
  const { removeFilesOfImage } = await import('./image-files.ts');
  await removeFilesOfImage(image);
  await retryOnConflict((commit) => commit(removeImage(image)));
}
