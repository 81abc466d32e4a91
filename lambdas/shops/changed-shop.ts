import { timeZoneOf } from '#contract/brazil/time-zones.ts';
import { shopLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { isSameIdentifier } from '#contract/shops/shop-identifier.ts';
import type { ShopUpdate } from '#contract/shops/shop-input.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import type { ShopItem } from './store/shop-store.ts';

type Status = ShopItem['shopStatus'];

function eventOf(before: Status, after: Status): 'edit' | 'switch-on' | 'switch-off' {
  if (before === after) return 'edit';
  return after === 'active' ? 'switch-on' : 'switch-off';
}

/** Number of renames of a shop, including this one; a change of only hyphens is none. */
function renamesOf(
  { shopIdentifier, renamesCount = 0 }: ShopItem,
  input: Pick<ShopUpdate, 'shopIdentifier'>,
) {
  const isRenamed = !isSameIdentifier(input.shopIdentifier, shopIdentifier);
  const count = isRenamed ? renamesCount + 1 : renamesCount;
  return count > 0 && { renamesCount: count };
}

/** Whether a change gives a shop's offers other hours or other feeds. */
const isMoved = (before: ShopItem, after: ShopItem) =>
  before.timeZone !== after.timeZone ||
  before.address.state !== after.address.state ||
  before.address.city !== after.address.city;

/** Versions of the last changes of a shop's place and status. */
function causesOf(before: ShopItem, after: ShopItem) {
  const placeVersion = isMoved(before, after) ? after.version : before.placeVersion;
  const isSwitched = before.shopStatus !== after.shopStatus;
  const statusVersion = isSwitched ? after.version : before.statusVersion;
  return {
    ...(placeVersion !== undefined && { placeVersion }),
    ...(statusVersion !== undefined && { statusVersion }),
  };
}

/** Returns a shop's next version with its owner's input; omitted fields are cleared. */
export function changeShop(
  shop: ShopItem,
  { imagesUrls: _, ...input }: ShopUpdate,
  now: Date,
): ShopItem {
  const { id, userId, createdAt, version } = shop;
  const shopStatus = input.shopStatus ?? shop.shopStatus;
  requireTransition(shopLifecycle, shop.shopStatus, eventOf(shop.shopStatus, shopStatus));
  const changed: ShopItem = {
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
  return { ...changed, ...causesOf(shop, changed) };
}
