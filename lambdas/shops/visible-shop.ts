import type { Shop } from '#contract/shops.ts';
import { findBusiness } from '../businesses/business-repository.ts';
import { AppError } from '../shared/app-error.ts';
import type { Actor } from '../shared/identity/actor.ts';
import { consistencyFor } from '../shared/identity/consistency-for.ts';
import { findShop } from './repository/find-shops.ts';
import { isShopLive, shopView } from './shop.ts';
import { loadShopFacts } from './shop-facts.ts';

/** A shop as the viewer sees it. Throws SHOP_NOT_FOUND for one that is not live, except for its owner. */
export async function viewShop(
  id: string | undefined,
  viewer: Actor | undefined,
  now: Date,
): Promise<Shop> {
  const consistency = consistencyFor(viewer);
  const shop = id === undefined ? undefined : await findShop(id, consistency);
  if (!shop) throw new AppError('SHOP_NOT_FOUND');
  const [business, factsOf] = await Promise.all([
    findBusiness(shop.businessId, consistency),
    loadShopFacts([shop], viewer?.userId, now, consistency),
  ]);
  if (!business || !(isShopLive(shop, business) || business.userId === viewer?.userId)) {
    throw new AppError('SHOP_NOT_FOUND');
  }
  return shopView(shop, business, factsOf(shop), now);
}
