import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { instantIn, instantKey, keys, partitions } from '#lambdas/platform/table/keys.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { rowsUpTo } from '#lambdas/platform/table/ranges.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { type ImageItem, imageItemKey, parseImage } from './image-store.ts';

/** A page of the keys of images that nothing has used since an instant or longer, the longest first. */
export function listUnusedImages(before: Date, request: PageRequest): Promise<Page<string>> {
  const range = rowsUpTo(partitions.unusedImages, instantKey(before.toISOString(), ''), 'GSI2');
  return queryPage(range, request, (row) => {
    const place = String(row['GSI2SK']);
    return place.slice(place.indexOf('#') + 1);
  });
}

/** An image in its place among the unused ones. */
export interface UnusedImage {
  readonly image: ImageItem;
  readonly place: string;
  /** The ISO instant since when nothing uses it. */
  readonly since: string;
}

/** An image among the unused ones, read strongly; undefined where it is gone, or used by now. */
export async function findUnusedImage(imageKey: string): Promise<UnusedImage | undefined> {
  const item = await getItem(imageItemKey(imageKey));
  const image = parseImage(item);
  const place = item?.['GSI2SK'];
  if (!image || typeof place !== 'string') return undefined;
  return { image, place, since: instantIn(place) ?? '' };
}

/**
 * Marks an image for removal that nothing uses and nothing has added since it was read: nothing may add it any more.
 */
export function markRemoving({ image, place }: UnusedImage): Write {
  return update(imageItemKey(image.key), 'SET #status = :removing', {
    expression: 'usesCount = :zero AND GSI2SK = :place',
    names: { '#status': 'status' },
    values: { ':place': place, ':removing': 'removing', ':zero': 0 },
  });
}

/**
 * Takes an image that is used and decided, and whose uses by what added it were counted, out of the unused ones,
 * unless it was added again since it was read.
 */
export function removeFromUnused({ image, place }: UnusedImage): Write {
  return update(imageItemKey(image.key), 'REMOVE GSI2PK, GSI2SK, addedTo', {
    expression: 'usesCount > :zero AND GSI2SK = :place',
    values: { ':place': place, ':zero': 0 },
  });
}

/**
 * Forgets some of the items that added an image, whose uses were counted, unless it was added again since it was read.
 */
export function removeAddedItems({ image, place }: UnusedImage, itemIds: readonly string[]): Write {
  return update(imageItemKey(image.key), 'DELETE addedTo :items', {
    expression: 'GSI2SK = :place',
    values: { ':place': place, ':items': new Set(itemIds) },
  });
}

/** Removes an image and its upload, whose files are gone. */
export function removeImage({ key, uploadId }: Pick<ImageItem, 'key' | 'uploadId'>): Write[] {
  return [
    remove(imageItemKey(key)),
    ...(uploadId === undefined ? [] : [remove(keys.upload(uploadId))]),
  ];
}
