import { type IdKind, idPrefixes } from '#contract/http/id-format.ts';
import type { ImageArea } from '#contract/media/images.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { imagesIn, packImages } from '../images/packed-images.ts';
import type { StoredImage } from '../images/stored-image.ts';

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
