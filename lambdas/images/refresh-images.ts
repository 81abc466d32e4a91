import { isDeepStrictEqual } from 'node:util';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { findReadableImages } from './image-repository.ts';
import { findItemImages } from './item-images-repository.ts';
import { factsOf } from './stored-image.ts';

/**
 * Updates the images in an item to their current state: ready ones get size and placeholder, refused and removed ones
 * are dropped. The item's version stays, so that a concurrent edit does not fail; if that edit writes old data, its
 * count runs this again.
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
