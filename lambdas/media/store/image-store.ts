import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { imageAreas } from '#contract/media/images.ts';
import { uploadRefusals } from '#contract/media/uploads.ts';
import { inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, keys } from '#lambdas/platform/table/keys.ts';
import { getItem, getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { throwIfUnreadable } from '#lambdas/platform/table/throw-if-unreadable.ts';
import { putNew, update } from '#lambdas/platform/table/transaction.ts';
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
  const found = await findImages(imageKeys);
  return Promise.all(
    imageKeys.map((key, index) => throwIfUnreadable(imageItemKey(key), found[index])),
  );
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
