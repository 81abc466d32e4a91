import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { imageAreas } from '#contract/media/images.ts';
import { uploadRefusals } from '#contract/media/uploads.ts';
import type { ListProgress, Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantIn, instantKey, type Key, keyOf, keys } from '#lambdas/platform/table/keys.ts';
import {
  queryPage,
  queryRange,
  rangeAfter,
  rowsUpTo,
  wholePartition,
} from '#lambdas/platform/table/query.ts';
import { getItem, getItems, type Item, parseOrThrow } from '#lambdas/platform/table/read.ts';
import { retryOnContention } from '#lambdas/platform/table/retry-on-conflict.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { putNew, remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { storedImage } from '../images/stored-image.ts';

/** Schema of a stored image, from its upload form until it was unused for a day. */
const imageItem = z.extend(storedImage, {
  id: z.string(),
  /** Business, or user without a business. */
  ownerId: z.string(),
  area: z.enum(imageAreas),
  /** User who uploaded it. */
  userId: z.string(),
  /** `removing`: it cannot be used any more, and its files are being removed. */
  status: z.enum(['pending', 'processing', 'ready', 'refused', 'removing']),
  reasonCode: z.exactOptional(z.enum(uploadRefusals)),
  /** Upload that the image was made from. */
  uploadId: z.exactOptional(z.string()),
  /** Number of businesses, shops and offers that use it. */
  usesCount: z.int(),
  /** Items that added it and whose use is not counted yet, possibly also items that dropped it again. */
  addedTo: z.exactOptional(z.set(z.string())),
  createdAt: instant,
});

export type ImageItem = z.output<typeof imageItem>;

/** Parses the item of an image. */
export function parseImage(item: Item | undefined): ImageItem | undefined {
  return parseStored(imageItem, item);
}

/** Returns the primary key of an image, from its file key `<area>/<owner>/<image>`. */
export function imageItemKey(imageKey: string) {
  const [, ownerId = '', imageId = ''] = imageKey.split('/');
  return keys.image(ownerId, imageId);
}

/** Returns an image by its file key, read strongly. */
export async function findImage(imageKey: string): Promise<ImageItem | undefined> {
  return parseImage(await getItem(imageItemKey(imageKey)));
}

/** Returns images by their file keys, in the same order, read strongly; undefined for a missing one. */
export async function findImages(imageKeys: readonly string[]): Promise<(ImageItem | undefined)[]> {
  const find = await getItems(imageKeys.map(imageItemKey));
  return imageKeys.map((imageKey) => parseImage(find(imageItemKey(imageKey))));
}

/** Returns images like `findImages`, but throws if an image is stored and does not parse. */
export async function findReadableImages(
  imageKeys: readonly string[],
): Promise<(ImageItem | undefined)[]> {
  const find = await getItems(imageKeys.map(imageItemKey));
  return imageKeys.map((imageKey) => parseOrThrow(find(imageItemKey(imageKey)), parseImage));
}

/** Returns the index keys for the sweep of images that are unused since `now`. */
export function unusedSince(now: Date, { key }: Pick<ImageItem, 'key'>) {
  return inGsi2(partitions.unusedImages, instantKey(now.toISOString(), key));
}

/** Inserts a new, unused image. */
export function insertImage(image: ImageItem, now: Date): Write {
  return putNew({ ...imageItemKey(image.key), ...image, ...unusedSince(now, image) });
}

/** Requires that an image may be added to an item, and remembers the item until its use is counted. */
export function guardImage({ key }: ImageItem, itemId: string, now: Date): Write {
  const { GSI2PK, GSI2SK } = unusedSince(now, { key });
  return update(imageItemKey(key), 'SET GSI2PK = :partition, GSI2SK = :since ADD addedTo :item', {
    expression: '#status IN (:pending, :processing, :ready)',
    names: { '#status': 'status' },
    values: {
      ':partition': GSI2PK,
      ':since': GSI2SK,
      ':item': new Set([itemId]),
      ':pending': 'pending',
      ':processing': 'processing',
      ':ready': 'ready',
    },
  });
}

/** Images per transaction, each with its upload: half of DynamoDB's 100 actions. */
const pageSize = 50;

function keysOf(row: Item): Key[] {
  const { uploadId } = row;
  return [keyOf(row), ...(typeof uploadId === 'string' ? [keys.upload(uploadId)] : [])];
}

/** Removes a page of an owner's images with their uploads. Other jobs write them, so contention is retried. */
export async function removeImagesOfOwner(
  ownerId: string,
  position: string | undefined,
): Promise<ListProgress> {
  const range = wholePartition(keys.image(ownerId, '').PK);
  const rows = await queryRange(rangeAfter(range, position), pageSize);
  const removed = rows.flatMap(keysOf).map((key) => remove(key));
  await retryOnContention((commit) => commit(removed));
  const last = rows.at(-1);
  return { position: last && keyOf(last).SK };
}

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
