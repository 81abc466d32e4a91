import { type BusinessItem, findBusiness } from '#lambdas/businesses/store/business-store.ts';
import type { Reading, TargetSource } from '#lambdas/platform/http/target-source.ts';
import { isMemberOfShop } from '#lambdas/platform/identity/shop-member.ts';
import type { Consistency } from '#lambdas/platform/paging/page.ts';
import { isShopLive } from './shop.ts';
import { findShop, type ShopItem } from './store/shop-store.ts';

export interface VisibleShop {
  readonly shop: ShopItem;
  readonly business: BusinessItem;
  /** Whether the viewer is its owner or validator; members see all of it. */
  readonly isMember: boolean;
  /** Consistency of further reads of its business for this viewer. */
  readonly consistency: Consistency;
}

/** Returns a shop that is live, or that the viewer is a member of; undefined for any other. */
export async function visibleShop(
  shop: ShopItem,
  { actor, consistency }: Reading,
): Promise<VisibleShop | undefined> {
  const business = await findBusiness(shop.businessId, consistency);
  const isMember = isMemberOfShop(actor, shop);
  if (!business || !(isMember || isShopLive(shop, business))) return undefined;
  return { shop, business, isMember, consistency };
}

/** Loads the shop that a call is about. */
export const shopSource = {
  find: (id, { consistency }) => findShop(id, consistency),
  ownerOf: ({ userId }) => userId,
  businessOf: ({ businessId }) => businessId,
  versionOf: ({ version }) => version,
  view: visibleShop,
} satisfies TargetSource<ShopItem, VisibleShop>;
