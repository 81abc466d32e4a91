import type { Business } from '#contract/businesses.ts';
import type { Actor } from '../shared/identity/actor.ts';
import { isMemberOfShop } from '../shared/identity/shop-member.ts';
import type { Page, PageRequest } from '../shared/paging.ts';
import { findShops } from './repository/find-shops.ts';
import { listShops } from './repository/list-shops.ts';
import type { ShopItem } from './repository/shop-item.ts';

/** Lists a page of a business's shops that a member may see; staff see all of them. */
export async function listShopsOfMember(
  actor: Actor,
  business: Business,
  request: PageRequest,
): Promise<Page<ShopItem>> {
  if (actor.role !== 'validator') return listShops(business.id, request);
  const shops = actor.shopId === undefined ? [] : await findShops([actor.shopId]);
  return {
    items: shops.filter(
      (shop) => shop?.businessId === business.id && isMemberOfShop(actor, shop),
    ) as ShopItem[],
  };
}
