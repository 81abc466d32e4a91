import { whileOffersRevisionIs } from '#lambdas/businesses/store/business-counters-store.ts';
import { exists, unchanged } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { commit, remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import {
  type Release,
  releaseIdentifier,
  withdrawIdentifier,
  withdrawIfHeld,
} from './identifier-store.ts';
import { removeValidatorsCount } from './shop-counters-store.ts';
import type { ShopItem } from './shop-store.ts';

/**
 * Returns the writes that remove a shop from everything public. Without `offersRevision` the removal is forced;
 * with it, it fails if the business has published since then, and is refused with SHOP_HAS_OFFERS for a shop with
 * validators.
 */
export function removeShop(
  shop: ShopItem,
  release: Release,
  offersRevision: number | undefined,
): Write[] {
  const held = offersRevision === undefined ? undefined : whileOffersRevisionIs(offersRevision);
  const hasShops = 'shopsCount > :zero';
  return [
    remove(keys.shop(shop.id), unchanged(shop)),
    ...releaseIdentifier(shop, release),
    update(keys.businessCounters(shop.businessId), 'ADD shopsCount :less', {
      expression: held ? `${hasShops} AND ${held.expression}` : hasShops,
      values: { ':less': -1, ':zero': 0, ...held?.values },
    }),
    remove(keys.shopOfBusiness(shop.businessId, shop.id), exists),
    removeValidatorsCount(shop.id, offersRevision === undefined),
  ];
}

/** Returns the writes that remove a shop of a closed business. The number of its shops goes with the business. */
export function removeShopOfClosedBusiness(shop: ShopItem, release: Release): Write[] {
  return [
    remove(keys.shop(shop.id), unchanged(shop)),
    withdrawIdentifier(shop, release),
    remove(keys.shopOfBusiness(shop.businessId, shop.id)),
    removeValidatorsCount(shop.id, true),
  ];
}

/** Removes a shop that its business lists but that is missing or unreadable, and withdraws its identifier. */
export async function removeUnreadableShop(
  businessId: string,
  shopId: string,
  release: Release,
): Promise<Write[]> {
  const item = await getItem(keys.shop(shopId));
  return [
    ...(await withdrawIfHeld(shopId, item?.['shopIdentifier'], release)),
    remove(keys.shop(shopId)),
    remove(keys.shopOfBusiness(businessId, shopId)),
    removeValidatorsCount(shopId, true),
  ];
}

/** Removes the counters of a removed shop. */
export async function removeShopCounters(shopId: string): Promise<void> {
  await commit([remove(keys.shopCounters(shopId))]);
}
