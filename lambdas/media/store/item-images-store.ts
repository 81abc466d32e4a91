import { type IdKind, idPrefixes } from '#contract/http/id-format.ts';
import type { ImageArea } from '#contract/media/images.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { imagesIn, packImages } from '../images/packed-images.ts';
import type { StoredImage } from '../images/stored-image.ts';

/** The items that have images, by their area, which is the kind of their id. */
const keyOf: Readonly<Record<ImageArea & IdKind, (id: string) => Key>> = {
  business: keys.business,
  shop: keys.shop,
  offer: keys.offer,
};

/** The area of the images of a business, a shop or an offer, by its id. */
function areaOf(itemId: string): ImageArea {
  const areas = Object.keys(keyOf) as ImageArea[];
  const area = areas.find((kind) => itemId.startsWith(`${idPrefixes[kind]}_`));
  if (!area) throw new Error(`${itemId} is no id of an item that has images`);
  return area;
}

/** The images of an item as they were read, and the write that puts others in their place. */
interface ItemImages {
  readonly images: readonly StoredImage[];
  /** Fails where the images changed since; the rest of the item, and its version, stay as they are. */
  readonly replaceBy: (images: readonly StoredImage[]) => Write;
}

/**
 * The images of a business or revision, a shop or an offer, read strongly; none of one that is gone. The item need not
 * parse: nothing else of it is used.
 */
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
