import { isDeepStrictEqual } from 'node:util';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findReadableImages } from '../store/image-store.ts';
import { findItemImages } from '../store/item-images-store.ts';
import { factsOf } from './stored-image.ts';

/**
 * Makes the images in a business, a shop or an offer what became of them: with size and placeholder once they are
 * ready, without those that were refused or removed. The item keeps its version, so that its owner's edit at the
 * same moment is not refused; if that edit writes what it had read, the count that follows it comes here again. Throws
 * WriteConflict after six attempts, and where an image cannot be read.
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
