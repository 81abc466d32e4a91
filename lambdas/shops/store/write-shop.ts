import type { SizeLimits } from '#contract/businesses/size-types.ts';
import { isSameIdentifier } from '#contract/shops/shop-identifier.ts';
import { unchanged } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { conditionCheck, put, putNew, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { insertShopCounters } from './shop-counters.ts';
import { type Release, releaseIdentifier, takeIdentifier } from './shop-identifiers.ts';
import { type ShopItem, shopItemOf } from './shop-item.ts';

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
