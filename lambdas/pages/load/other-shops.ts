import type { ShopSummary } from '#contract/shops/shops.ts';
import { isShopLive, shopSummaryOf } from '#lambdas/shops/shop.ts';
import { loadShopFacts } from '#lambdas/shops/shop-facts.ts';
import { listShops } from '#lambdas/shops/store/shop-store.ts';
import type { ShownShop } from '#lambdas/shops/targets.ts';

/** Shops of a business that are read for the page of one of them. */
const limit = 20;

/** Returns the newest other live shops of a shop's business. */
export async function otherShopsOf(
  { shop, business }: ShownShop,
  now: Date,
): Promise<readonly ShopSummary[]> {
  const { items } = await listShops(business.id, { limit, position: undefined }, 'eventual');
  const others = items.filter((each) => each.id !== shop.id && isShopLive(each, business));
  const factsOf = await loadShopFacts(others, undefined, now, 'eventual');
  return others.map((each) => shopSummaryOf(each, business, factsOf(each), now));
}
