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
 * A shop as it is stored; `userId` is its owner, held in every write's condition. `placeVersion` and `statusVersion` are
 * the versions that changed its place or its status last. Its schema is that of answers, not of input: rules of input may
 * become stricter without making stored shops unreadable.
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
    /** How often it got another identifier; absent for never. */
    renamesCount: z.exactOptional(z.int()),
    placeVersion: z.exactOptional(z.int()),
    statusVersion: z.exactOptional(z.int()),
  },
);

export type ShopItem = z.output<typeof shopItem>;

/** A shop read from its item. */
export function parseShop(item: Item | undefined): ShopItem | undefined {
  return parseStored(shopItem, unpackImages(unpackTexts(item), 'shop'));
}

/** The item of a shop. */
export function shopItemOf(item: ShopItem): Key & Item {
  return { ...packTexts(packImages(item, 'shop'), shopTextFields), ...keys.shop(item.id) };
}
