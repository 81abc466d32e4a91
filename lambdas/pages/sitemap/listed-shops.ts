import type { Uf } from '#contract/brazil/states.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { isShopLive } from '#lambdas/shops/shop.ts';
import { loadShopFacts } from '#lambdas/shops/shop-facts.ts';
import { findShops, listShopIds, type ShopItem } from '#lambdas/shops/store/shop-store.ts';

/** A shop in the sitemap. */
export interface ListedShop {
  readonly identifier: string;
  /** Day of its last change in UTC, YYYY-MM-DD. */
  readonly changedOn: string;
  /** Place with running offers of the shop; absent without any. */
  readonly place?: { readonly state: Uf; readonly city: string };
}

/** Ids read at a time, and shops loaded at the same time. */
const idsPerPage = 1000;
const shopsAtOnce = 100;

async function idsOfShops(businessId: string): Promise<string[]> {
  const ids: string[] = [];
  let position: string | undefined;
  do {
    const page = await listShopIds(businessId, { limit: idsPerPage, position }, 'eventual');
    ids.push(...page.items);
    position = page.position;
  } while (position !== undefined);
  return ids;
}

/** Loads the live shops of some businesses, each with its place if it has offers that run at `now`. */
export async function listedShopsOf(
  businesses: readonly BusinessItem[],
  now: Date,
): Promise<ListedShop[]> {
  const ofBusinesses = new Map(businesses.map((business) => [business.id, business]));
  const isLive = (shop: ShopItem | undefined): shop is ShopItem => {
    const business = shop && ofBusinesses.get(shop.businessId);
    return shop !== undefined && business !== undefined && isShopLive(shop, business);
  };
  const ids = (await Promise.all(businesses.map(({ id }) => idsOfShops(id)))).flat();
  const listed: ListedShop[] = [];
  for (let start = 0; start < ids.length; start += shopsAtOnce) {
    const shops = await findShops(ids.slice(start, start + shopsAtOnce), 'eventual');
    const live = shops.filter(isLive);
    const factsOf = await loadShopFacts(live, undefined, now, 'eventual');
    for (const shop of live) {
      const { state, city } = shop.address;
      listed.push({
        identifier: shop.shopIdentifier,
        changedOn: shop.updatedAt.slice(0, 10),
        ...(factsOf(shop).activeOffersCount > 0 && { place: { state, city } }),
      });
    }
  }
  return listed;
}
