import type { Business } from '#contract/businesses/businesses.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import { isMemberOfShop, isValidator } from '#lambdas/platform/identity/shop-member.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { findShops, listShops, type ShopItem } from '../store/shop-store.ts';

/** Lists a page of a business's shops that a member may see; staff see all of them. */
export const listShopsOfMember = (
  actor: Actor,
  business: Business,
  query: Parameters<typeof page>[1],
) =>
  page<ShopItem>(`shops:${business.id}`, query, async (request) => {
    if (actor.role !== 'validator') return listShops(business.id, request);
    const shops = isValidator(actor) ? await findShops([actor.shopId]) : [];
    const isSeen = (shop: ShopItem | undefined): shop is ShopItem =>
      shop?.businessId === business.id && isMemberOfShop(actor, shop);
    return { items: shops.filter(isSeen) };
  });
