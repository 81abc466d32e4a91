import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { userId } from '#contract/http/ids.ts';
import { shopTextFields } from '#contract/shops/shop-input.ts';
import { shop } from '#contract/shops/shops.ts';
import { packImages, unpackImages } from '#lambdas/media/images/packed-images.ts';
import { storedImage } from '#lambdas/media/images/stored-image.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { packTexts, unpackTexts } from '#lambdas/platform/table/packed-texts.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';

/**
 * A stored shop. `userId` is its owner, part of every write's condition. `placeVersion` and `statusVersion` are
 * the versions of the last changes of place and status. The schema is the answers' one: stricter input rules must
 * not make stored shops unreadable.
 */
const shopItem = z.extend(
  z.omit(shop, {
    activeOffersCount: true,
    business: true,
    closesAt: true,
    followersCount: true,
    images: true,
    imagesUrls: true,
    isFollowing: true,
    isOpenNow: true,
    legal: true,
    opensAt: true,
  }),
  {
    userId,
    images: z.array(storedImage),
    shopStatus: z.enum(['active', 'inactive']),
    /** Number of changes of the identifier; absent for none. */
    renamesCount: z.exactOptional(z.int()),
    placeVersion: z.exactOptional(z.int()),
    statusVersion: z.exactOptional(z.int()),
  },
);

export type ShopItem = z.output<typeof shopItem>;

/** Reads a shop from its item. */
export function parseShop(item: Item | undefined): ShopItem | undefined {
  return parseStored(shopItem, unpackImages(unpackTexts(item), 'shop'));
}

/** Returns the item of a shop. */
export function shopItemOf(item: ShopItem): Key & Item {
  return { ...packTexts(packImages(item, 'shop'), shopTextFields), ...keys.shop(item.id) };
}
