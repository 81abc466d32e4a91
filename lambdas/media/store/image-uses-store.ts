import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { type IdKind, idPrefixes } from '#contract/http/id-format.ts';
import type { ImageArea } from '#contract/media/images.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { type Key, keys, sortId } from '#lambdas/platform/table/keys.ts';
import { queryPage, rowsBeginningWith } from '#lambdas/platform/table/query.ts';
import { getItem, parseOrThrow } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, remove, replace, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { imagesIn, packImages } from '../images/packed-images.ts';
import { isDecided, type StoredImage } from '../images/stored-image.ts';
import { type ImageItem, imageItemKey, unusedSince } from './image-store.ts';

const countedImages = z.object({ images: z.array(z.string()) });

/** Returns the keys of the images counted as used by an item, read strongly. */
export async function findCountedImages(itemId: string): Promise<readonly string[]> {
  const item = await getItem(keys.countedImages(itemId));
  return parseOrThrow(item, (stored) => parseStored(countedImages, stored))?.images ?? [];
}

/** Replaces the counted images of an item. Fails if they changed since they were read. */
export function replaceCountedImages(
  itemId: string,
  before: readonly string[],
  after: readonly string[],
): Write {
  const key = keys.countedImages(itemId);
  const condition =
    before.length === 0
      ? { expression: 'attribute_not_exists(PK)' }
      : attributesAre({ images: before });
  return after.length === 0 ? remove(key, condition) : put({ ...key, images: after }, condition);
}

/** Returns whether the sweep must visit a used image: it is undecided, or some uses are not counted yet. */
const isToBeSwept = (image: ImageItem, itemId: string) =>
  !isDecided(image) || [...(image.addedTo ?? [])].some((added) => added !== itemId);

/** Adds the use of an image by an item, which then no longer needs to be remembered. */
export function addUse(image: ImageItem, itemId: string): Write[] {
  const leaveUnused = isToBeSwept(image, itemId) ? '' : 'REMOVE GSI2PK, GSI2SK';
  return [
    replace({ ...keys.imageUse(image.id, itemId) }),
    update(
      imageItemKey(image.key),
      `SET usesCount = usesCount + :one ${leaveUnused} DELETE addedTo :item`,
      {
        // `<>` also holds for a missing item.
        expression: 'attribute_exists(PK) AND #status <> :removing',
        names: { '#status': 'status' },
        values: { ':one': 1, ':item': new Set([itemId]), ':removing': 'removing' },
      },
    ),
  ];
}

/** Subtracts one use of an image. `addedTo` stays, since a concurrent edit may have added the image again. */
function subtractUse(image: ImageItem, now: Date): Write {
  const key = imageItemKey(image.key);
  if (image.usesCount > 1) {
    return update(key, 'SET usesCount = usesCount - :one', {
      expression: 'usesCount > :one',
      values: { ':one': 1 },
    });
  }
  const { GSI2PK, GSI2SK } = unusedSince(now, image);
  return update(key, 'SET usesCount = :zero, GSI2PK = :partition, GSI2SK = :since', {
    expression: 'usesCount = :one',
    values: { ':one': 1, ':zero': 0, ':partition': GSI2PK, ':since': GSI2SK },
  });
}

/** Removes the use of an image by an item. The image itself may be gone with its account. */
export function removeUse(
  imageKey: string,
  image: ImageItem | undefined,
  itemId: string,
  now: Date,
): Write[] {
  const [, , imageId = ''] = imageKey.split('/');
  return [remove(keys.imageUse(imageId, itemId)), ...(image ? [subtractUse(image, now)] : [])];
}

/** Returns a page of the ids of the items that use an image. */
export function listUses(imageKey: string, request: PageRequest): Promise<Page<string>> {
  const [, , imageId = ''] = imageKey.split('/');
  const { PK, SK } = keys.imageUse(imageId, '');
  return queryPage(rowsBeginningWith(PK, SK), request, sortId);
}

/** Key functions of the items with images, by area. */
const keyOf: Readonly<Record<ImageArea & IdKind, (id: string) => Key>> = {
  business: keys.business,
  shop: keys.shop,
  offer: keys.offer,
};

/** Returns the area of an item, from its id. */
function areaOf(itemId: string): ImageArea {
  const areas = Object.keys(keyOf) as ImageArea[];
  const area = areas.find((kind) => itemId.startsWith(`${idPrefixes[kind]}_`));
  if (!area) throw new Error(`${itemId} is no id of an item that has images`);
  return area;
}

/** The images of an item as they were read, and a write that replaces them. */
interface ItemImages {
  readonly images: readonly StoredImage[];
  /** Fails if the images changed since they were read. The item's version stays unchanged. */
  readonly replaceBy: (images: readonly StoredImage[]) => Write;
}

/** Returns the images of an item, read strongly; empty if it is gone. The rest need not parse. */
export async function findItemImages(itemId: string): Promise<ItemImages> {
  const area = areaOf(itemId);
  const key = keyOf[area](itemId);
  const item = (await getItem(key)) ?? {};
  const { businessId, images: read } = item;
  return {
    images: imagesIn(item, area),
    replaceBy: (images) => {
      const { images: next } = packImages({ id: itemId, businessId, images }, area);
      const expression = next ? 'SET images = :next' : 'REMOVE images';
      return update(key, expression, {
        expression: 'images = :read',
        values: { ':read': read, ...(next ? { ':next': next } : {}) },
      });
    },
  };
}
