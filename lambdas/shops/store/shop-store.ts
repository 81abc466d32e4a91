import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import type { SizeLimits } from '#contract/businesses/size-types.ts';
import { userId } from '#contract/http/ids.ts';
import { isSameIdentifier } from '#contract/shops/shop-identifier.ts';
import { shopTextFields } from '#contract/shops/shop-input.ts';
import { shop } from '#contract/shops/shops.ts';
import { packImages, unpackImages } from '#lambdas/media/images/packed-images.ts';
import { storedImage } from '#lambdas/media/images/stored-image.ts';
import type { Consistency, Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { unchanged } from '#lambdas/platform/table/conditions.ts';
import { type Key, keys, sortId } from '#lambdas/platform/table/keys.ts';
import { currentOffers } from '#lambdas/platform/table/offer-states.ts';
import { packTexts, unpackTexts } from '#lambdas/platform/table/packed-texts.ts';
import {
  queryPage,
  queryRange,
  type Range,
  rowsBeginningWith,
} from '#lambdas/platform/table/query.ts';
import { getItem, getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { conditionCheck, put, putNew, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { type Release, releaseIdentifier, takeIdentifier } from './identifier-store.ts';
import { insertShopCounters } from './shop-counters-store.ts';

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

/** Reads a shop by its id. */
export async function findShop(
  id: string,
  consistency: Consistency = 'strong',
): Promise<ShopItem | undefined> {
  return parseShop(await getItem(keys.shop(id), consistency));
}

/** Reads shops by their ids, in the given order; undefined for a missing one. */
export async function findShops(
  ids: readonly string[],
  consistency: Consistency = 'strong',
): Promise<(ShopItem | undefined)[]> {
  const find = await getItems(ids.map(keys.shop), consistency);
  return ids.map((id) => parseShop(find(keys.shop(id))));
}

/** A shop that was looked up: `removed` if nothing is stored, undefined if its item is damaged. */
export type ShopOrRemoved = ShopItem | 'removed' | undefined;

/** Returns whether a shop exists and can be read. */
export const isReadable = (shop: ShopOrRemoved): shop is ShopItem =>
  shop !== undefined && shop !== 'removed';

/** Looks shops up by their ids, each once. */
export async function findShopsOrRemoved(
  ids: readonly string[],
  consistency: Consistency = 'strong',
): Promise<ReadonlyMap<string, ShopOrRemoved>> {
  const find = await getItems(ids.map(keys.shop), consistency);
  return new Map(
    [...new Set(ids)].map((id) => {
      const item = find(keys.shop(id));
      return [id, item ? parseShop(item) : 'removed'];
    }),
  );
}

/** Returns the ids of shops without any stored item, not even an unreadable one. */
export async function findRemovedShops(ids: readonly string[]): Promise<string[]> {
  const find = await getItems(ids.map(keys.shop));
  return ids.filter((id) => find(keys.shop(id)) === undefined);
}

const shopsOf = (businessId: string): Range => ({
  ...rowsBeginningWith(keys.business(businessId).PK, 'SHOP#'),
  newestFirst: true,
});

/** Lists a page of a business's shops, the newest first. */
export function listShops(
  businessId: string,
  request: PageRequest,
  consistency: Consistency = 'strong',
): Promise<Page<ShopItem>> {
  return collectPage({
    ranges: [{ ...shopsOf(businessId), consistency }],
    ...request,
    load: (rows) => findShops(rows.map(sortId), consistency),
  });
}

/** Lists a page of the ids of a business's shops, the newest first. */
export function listShopIds(
  businessId: string,
  request: PageRequest,
  consistency: Consistency = 'strong',
): Promise<Page<string>> {
  return queryPage({ ...shopsOf(businessId), consistency }, request, sortId);
}

/** Requires a shop to be as it was read, for the transaction. */
export function checkShopUnchanged(shop: ShopItem): Write {
  return conditionCheck(keys.shop(shop.id), unchanged(shop));
}

/** Returns the writes of a new shop, with its identifier and the check of the size's limit. */
export function insertShop(item: ShopItem, { maxShops }: SizeLimits): Write[] {
  return [
    takeIdentifier(item, new Date(item.createdAt)),
    update(keys.businessCounters(item.businessId), 'ADD shopsCount :one', {
      expression:
        maxShops > 0
          ? 'attribute_not_exists(shopsCount) OR shopsCount < :max'
          : 'shopsCount < :max',
      values: { ':one': 1, ':max': maxShops },
      conflict: 'LIMIT_OF_SIZE_TYPE_REACHED',
    }),
    putNew(shopItemOf(item)),
    insertShopCounters(item.id),
    putNew({ ...keys.shopOfBusiness(item.businessId, item.id), id: item.id }),
  ];
}

/** Replaces a shop and, on a rename, its identifier; fails if the shop changed since it was read. */
export function replaceShop(before: ShopItem, after: ShopItem, release: Release): Write[] {
  const isRenamed = !isSameIdentifier(after.shopIdentifier, before.shopIdentifier);
  return [
    ...(isRenamed
      ? [takeIdentifier(after, release.now), ...releaseIdentifier(before, release)]
      : []),
    put(shopItemOf(after), unchanged(before)),
  ];
}

/** Returns whether a shop has offers that have not ended, active or inactive, scheduled ones included. */
export async function hasCurrentOffers(shopId: string, now: Date): Promise<boolean> {
  const found = await Promise.all(
    (['active', 'inactive'] as const).map((status) =>
      queryRange(currentOffers(keys.shop(shopId).PK, status, now), 1),
    ),
  );
  return found.some((rows) => rows.length > 0);
}

/**
 * Returns whether a newer change of the shop has its own job for the list, which replaces this one. `changedBy`
 * names the attribute with the version of the last such change.
 */
export async function isSuperseded(
  { id, version }: { readonly id: string; readonly version: number | null },
  changedBy: 'placeVersion' | 'statusVersion',
): Promise<boolean> {
  return version !== null && ((await findShop(id))?.[changedBy] ?? 0) > version;
}
