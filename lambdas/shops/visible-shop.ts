import type { Shop } from '#contract/shops.ts';
import { type BusinessItem, findBusiness } from '../businesses/business-repository.ts';
import { withReadyImages } from '../images/stored-image.ts';
import { AppError } from '../shared/app-error.ts';
import type { Actor } from '../shared/identity/actor.ts';
import { readForViewer } from '../shared/identity/read-for-viewer.ts';
import { isMemberOfShop } from '../shared/identity/shop-member.ts';
import { findShop } from './repository/find-shops.ts';
import type { ShopItem } from './repository/shop-item.ts';
import { isShopLive, shopView } from './shop.ts';
import { loadShopFacts, type ShopFacts } from './shop-facts.ts';

interface VisibleShop {
  readonly shop: ShopItem;
  readonly business: BusinessItem;
  readonly facts: ShopFacts;
}

/**
 * A shop with its business and facts as a viewer may see them. Throws SHOP_NOT_FOUND for one that is not
 * live, except for its owner and its validators.
 */
export async function findVisibleShop(
  id: string | undefined,
  viewer: Actor | undefined,
  now: Date,
): Promise<VisibleShop> {
  if (id === undefined) throw new AppError('SHOP_NOT_FOUND');
  const { item: shop, consistency } = await readForViewer(viewer, (read) => findShop(id, read));
  if (!shop) throw new AppError('SHOP_NOT_FOUND');
  const [business, factsOf] = await Promise.all([
    findBusiness(shop.businessId, consistency),
    loadShopFacts([shop], viewer?.userId, now, consistency),
  ]);
  if (!business || !(isShopLive(shop, business) || isMemberOfShop(viewer, shop))) {
    throw new AppError('SHOP_NOT_FOUND');
  }
  return { shop, business, facts: factsOf(shop) };
}

/** Such a shop as the API shows it. */
export async function viewShop(
  id: string | undefined,
  viewer: Actor | undefined,
  now: Date,
): Promise<Shop> {
  const { shop, business, facts } = await findVisibleShop(id, viewer, now);
  const view = shopView(shop, business, facts, now);
  return isMemberOfShop(viewer, shop) ? view : withReadyImages(view);
}
