import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantIn, instantKey, keys } from '#lambdas/platform/table/keys.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { rowsUpTo } from '#lambdas/platform/table/ranges.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { type ImageItem, imageItemKey, parseImage } from './image-store.ts';

/** Returns a page of the keys of images that were unused since an instant, the longest unused first. */
export function listUnusedImages(before: Date, request: PageRequest): Promise<Page<string>> {
  const range = rowsUpTo(partitions.unusedImages, instantKey(before.toISOString(), ''), 'GSI2');
  return queryPage(range, request, (row) => {
    const sortKey = String(row['GSI2SK']);
    return sortKey.slice(sortKey.indexOf('#') + 1);
  });
}

/** An image with its sort key in the index of unused images. */
export interface UnusedImage {
  readonly image: ImageItem;
  readonly sortKey: string;
  /** ISO instant since when it is unused. */
  readonly since: string;
}

/** Returns an image from the index of unused ones, read strongly; undefined if it is gone or used. */
export async function findUnusedImage(imageKey: string): Promise<UnusedImage | undefined> {
  const item = await getItem(imageItemKey(imageKey));
  const image = parseImage(item);
  const sortKey = item?.['GSI2SK'];
  if (!image || typeof sortKey !== 'string') return undefined;
  return { image, sortKey, since: instantIn(sortKey) ?? '' };
}

/** Marks an unused image for removal. Fails if it was used or added since it was read. */
export function markRemoving({ image, sortKey }: UnusedImage): Write {
  return update(imageItemKey(image.key), 'SET #status = :removing', {
    expression: 'usesCount = :zero AND GSI2SK = :place',
    names: { '#status': 'status' },
    values: { ':place': sortKey, ':removing': 'removing', ':zero': 0 },
  });
}

/** Takes a used image out of the unused ones. Fails if it was added again since it was read. */
export function removeFromUnused({ image, sortKey }: UnusedImage): Write {
  return update(imageItemKey(image.key), 'REMOVE GSI2PK, GSI2SK, addedTo', {
    expression: 'usesCount > :zero AND GSI2SK = :place',
    values: { ':place': sortKey, ':zero': 0 },
  });
}

/** Forgets items that added an image and are counted now. Fails if it was added again since it was read. */
export function removeAddedItems(
  { image, sortKey }: UnusedImage,
  itemIds: readonly string[],
): Write {
  return update(imageItemKey(image.key), 'DELETE addedTo :items', {
    expression: 'GSI2SK = :place',
    values: { ':place': sortKey, ':items': new Set(itemIds) },
  });
}

/** Removes an image and its upload, after their files. */
export function removeImage({ key, uploadId }: Pick<ImageItem, 'key' | 'uploadId'>): Write[] {
  return [
    remove(imageItemKey(key)),
    ...(uploadId === undefined ? [] : [remove(keys.upload(uploadId))]),
  ];
}
