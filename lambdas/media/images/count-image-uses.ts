import { retryOnContention } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findReadableImages } from '../store/image-store.ts';
import {
  addUse,
  findCountedImages,
  removeUse,
  replaceCountedImages,
} from '../store/image-uses-store.ts';
import { findItemImages } from '../store/item-images-store.ts';
import { refreshImages } from './refresh-images.ts';

/**
 * Counts what differs between the images that an item has and those that were counted: 20 at most, ten that it added
 * and ten that it gave up. Returns whether there was a difference.
 */
async function countDifferences(itemId: string, now: Date): Promise<boolean> {
  return retryOnContention(async (commit) => {
    const [{ images }, counted] = await Promise.all([
      findItemImages(itemId),
      findCountedImages(itemId),
    ]);
    const used = images.map(({ key }) => key);
    const left = counted.filter((key) => !used.includes(key));
    const differences = [...used.filter((key) => !counted.includes(key)), ...left];
    if (differences.length === 0) return false;
    const found = await findReadableImages(differences);
    const byKey = new Map(differences.map((key, index) => [key, found[index]]));
    const added = used.flatMap((key) => {
      const image = byKey.get(key);
      // An image is not counted if it is gone with its account, or if its files are being removed.
      return counted.includes(key) || !image || image.status === 'removing' ? [] : [image];
    });
    if (added.length + left.length === 0) return false;
    const kept = counted.filter((key) => !left.includes(key));
    await commit([
      replaceCountedImages(itemId, counted, [...kept, ...added.map(({ key }) => key)]),
      ...added.flatMap((image) => addUse(image, itemId)),
      ...left.flatMap((key) => removeUse(key, byKey.get(key), itemId, now)),
    ]);
    return true;
  });
}

/**
 * Makes the counted uses of images by a business, a shop or an offer what they are now, and then the facts of the
 * images in the item. It may run late, twice and at the same time as others: what was counted is held in the
 * transaction, and after a count the item is read again, since it may have changed before that was committed. A
 * thousand offers may share an image, and each count writes it, so a count waits its turn. Throws WriteConflict after
 * 14 attempts, and where an image cannot be read.
 */
export async function countImageUses(itemId: string, now: Date): Promise<void> {
  while (await countDifferences(itemId, now)) {
    // Until nothing differs.
  }
  await refreshImages(itemId);
}
