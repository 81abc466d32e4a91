import { isDeepStrictEqual } from 'node:util';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findReadableImages } from '../store/image-store.ts';
import { findItemImages, listUses } from '../store/image-uses-store.ts';
import { factsOf } from './stored-image.ts';

/**
 * Updates size and placeholder of an item's images, and drops refused and removed ones. The item's version stays, so
 * that a concurrent edit does not fail; the count that follows the edit runs this again.
 */
export async function refreshImages(itemId: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const { images, replaceBy } = await findItemImages(itemId);
    if (images.length === 0) return;
    const found = await findReadableImages(images.map(({ key }) => key));
    const current = found.flatMap((image) =>
      image && image.status !== 'refused' && image.status !== 'removing' ? [factsOf(image)] : [],
    );
    if (!isDeepStrictEqual(current, images)) await commit([replaceBy(current)]);
  });
}

/** Items written in parallel. */
const concurrency = 10;

/** Copies the result of an image to all items that use it. Items counted later get it then. */
export async function showWhereUsed(imageKey: string): Promise<void> {
  let position: string | undefined;
  do {
    const page = await listUses(imageKey, { limit: concurrency, position });
    await Promise.all(page.items.map(refreshImages));
    position = page.position;
  } while (position !== undefined);
}
