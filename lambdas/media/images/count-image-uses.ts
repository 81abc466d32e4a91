import { retryOnContention } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findReadableImages } from '../store/image-store.ts';
import {
  addUse,
  findCountedImages,
  findItemImages,
  removeUse,
  replaceCountedImages,
} from '../store/image-uses-store.ts';
import { refreshImages } from './refresh-images.ts';

/** Counts the uses that an item added or dropped since the last count. Returns whether there were any. */
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
      // Skip an image that was removed with its account, or whose files are being removed.
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
 * Updates the counted uses of an item's images, then the image facts in the item. May run late, twice or in parallel.
 * Contention is retried 14 times, since a thousand offers may share an image.
 */
export async function countImageUses(itemId: string, now: Date): Promise<void> {
  while (await countDifferences(itemId, now)) {
    // Repeat until nothing differs.
  }
  await refreshImages(itemId);
}
