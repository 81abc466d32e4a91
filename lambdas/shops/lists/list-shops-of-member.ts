import type { Business } from '#contract/businesses/businesses.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import { isMemberOfShop, isValidator } from '#lambdas/platform/identity/shop-member.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { findShops, listShops, type ShopItem } from '../store/shop-store.ts';

/** Lists a page of a business's shops that a member may see; staff see all of them. */
export async function listShopsOfMember(
  actor: Actor,
  business: Business,
  request: PageRequest,
): Promise<Page<ShopItem>> {
  if (actor.role !== 'validator') return listShops(business.id, request);
  const shops = isValidator(actor) ? await findShops([actor.shopId]) : [];
  return {
    items: shops.filter(
      (shop) => shop?.businessId === business.id && isMemberOfShop(actor, shop),
    ) as ShopItem[],
  };
}
