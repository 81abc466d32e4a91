import { timeZoneOf } from '#contract/brazil/time-zones.ts';
import { shopLifecycle } from '#contract/lifecycles.ts';
import type { ShopUpdate } from '#contract/shop-input.ts';
import { requireTransition } from '../shared/transition.ts';
import type { ShopItem } from './repository/shop-item.ts';

type Status = ShopItem['shopStatus'];

function eventOf(before: Status, after: Status): 'edit' | 'switch-on' | 'switch-off' {
  if (before === after) return 'edit';
  return after === 'active' ? 'switch-on' : 'switch-off';
}

/** How often a shop was renamed, this change included. */
function renamesOf(
  { shopIdentifier, renamesCount = 0 }: ShopItem,
  input: Pick<ShopUpdate, 'shopIdentifier'>,
) {
  const isRenamed = input.shopIdentifier !== shopIdentifier;
  const count = isRenamed ? renamesCount + 1 : renamesCount;
  return count > 0 && { renamesCount: count };
}

/** A shop with what its owner entered, as its next version; a field that is left out is cleared. */
export function changeShop(
  shop: ShopItem,
  { imagesUrls: _, ...input }: ShopUpdate,
  now: Date,
): ShopItem {
  const { id, userId, createdAt, version } = shop;
  const shopStatus = input.shopStatus ?? shop.shopStatus;
  requireTransition(shopLifecycle, shop.shopStatus, eventOf(shop.shopStatus, shopStatus));
  return {
    ...input,
    images: shop.images,
    id,
    userId,
    shopStatus,
    timeZone: input.timeZone ?? timeZoneOf(input.address.state),
    createdAt,
    updatedAt: now.toISOString(),
    version: version + 1,
    ...renamesOf(shop, input),
  };
}
