import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { imageAreas } from '#contract/media/images.ts';
import { uploadRefusals } from '#contract/media/uploads.ts';
import { inGsi2, instantKey, keys, partitions } from '#lambdas/platform/table/keys.ts';
import { getItem, getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { throwIfUnreadable } from '#lambdas/platform/table/throw-if-unreadable.ts';
import { put, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { storedImage } from '../images/stored-image.ts';

/** An image as it is stored, from the form of its upload until nothing has used it for a day. */
const imageItem = z.extend(storedImage, {
  id: z.string(),
  /** The business, or the user who had none yet. */
  ownerId: z.string(),
  area: z.enum(imageAreas),
  /** Who uploaded it. */
  userId: z.string(),
  /** `removing`: nothing may use it any more, and its files are being removed. */
  status: z.enum(['pending', 'processing', 'ready', 'refused', 'removing']),
  reasonCode: z.exactOptional(z.enum(uploadRefusals)),
  /** The upload that it was made from. */
  uploadId: z.exactOptional(z.string()),
  /** How many businesses, shops and offers use it. */
  usesCount: z.int(),
  /** The items that added it and whose use was not counted yet; an item that did not keep it may stay here. */
  addedTo: z.exactOptional(z.set(z.string())),
  createdAt: instant,
});

export type ImageItem = z.output<typeof imageItem>;

/** An image read from its item. */
export function parseImage(item: Item | undefined): ImageItem | undefined {
  return parseStored(imageItem, item);
}

/** The primary key of an image, by the key of its files, `<area>/<owner>/<image>`. */
export function imageItemKey(imageKey: string) {
  const [, ownerId = '', imageId = ''] = imageKey.split('/');
  return keys.image(ownerId, imageId);
}

/** An image by the key of its files, read strongly. */
export async function findImage(imageKey: string): Promise<ImageItem | undefined> {
  return parseImage(await getItem(imageItemKey(imageKey)));
}

/** Images by the keys of their files, in the order asked, read strongly; undefined for one that is not there. */
export async function findImages(imageKeys: readonly string[]): Promise<(ImageItem | undefined)[]> {
  const find = await getItems(imageKeys.map(imageItemKey));
  return imageKeys.map((imageKey) => parseImage(find(imageItemKey(imageKey))));
}

/** The same for work that must not take a damaged image for one that is gone: throws where one cannot be read. */
export async function findReadableImages(
  imageKeys: readonly string[],
): Promise<(ImageItem | undefined)[]> {
  const found = await findImages(imageKeys);
  return Promise.all(
    imageKeys.map((key, index) => throwIfUnreadable(imageItemKey(key), found[index])),
  );
}

/** Where the sweep finds an image that nothing has used since an instant. */
export function unusedSince(now: Date, { key }: Pick<ImageItem, 'key'>) {
  return inGsi2(partitions.unusedImages, instantKey(now.toISOString(), key));
}

/** Writes an image that must be new, and is used by nothing yet. */
export function insertImage(image: ImageItem, now: Date): Write {
  return put({ ...imageItemKey(image.key), ...image, ...unusedSince(now, image) });
}

/**
 * Requires that an image that was read may still be added to an item, for the length of a transaction. It counts as
 * unused from now on only, and remembers the item until its use is counted.
 */
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
