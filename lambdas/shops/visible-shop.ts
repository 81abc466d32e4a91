import { type BusinessItem, findBusiness } from '#lambdas/businesses/store/business-store.ts';
import type { Reading, SubjectSource } from '#lambdas/platform/http/subject-source.ts';
import { isMemberOfShop } from '#lambdas/platform/identity/shop-member.ts';
import type { Consistency } from '#lambdas/platform/paging/consistency.ts';
import { isShopLive } from './shop.ts';
import { findShop } from './store/find-shops.ts';
import type { ShopItem } from './store/shop-item.ts';

/** A shop that a viewer may see. */
export interface VisibleShop {
  readonly shop: ShopItem;
  readonly business: BusinessItem;
  /** Whether the viewer is its owner or one of its validators, who see all of it. */
  readonly isMember: boolean;
  /** How all else of its business is to be read for the viewer. */
  readonly consistency: Consistency;
}

/** A shop that is live, or of which the viewer is a member; undefined for any other. */
export async function visibleShop(
  shop: ShopItem,
  { actor, consistency }: Reading,
): Promise<VisibleShop | undefined> {
  const business = await findBusiness(shop.businessId, consistency);
  const isMember = isMemberOfShop(actor, shop);
  if (!business || !(isMember || isShopLive(shop, business))) return undefined;
  return { shop, business, isMember, consistency };
}

/** How a shop is read that a call is about. */
export const shopSource = {
  find: (id, { consistency }) => findShop(id, consistency),
  ownerOf: ({ userId }) => userId,
  businessOf: ({ businessId }) => businessId,
  versionOf: ({ version }) => version,
  see: visibleShop,
} satisfies SubjectSource<ShopItem, VisibleShop>;
