import type { ShopSummary } from '#contract/shops/shops.ts';
import { isShopLive, shopSummaryOf } from '#lambdas/shops/shop.ts';
import { noFacts } from '#lambdas/shops/shop-facts.ts';
import { listShops } from '#lambdas/shops/store/shop-store.ts';
import type { ShownShop } from '#lambdas/shops/targets.ts';

/** Shops of a business that are read for the page of one of them. */
const limit = 20;

/** Returns the newest other live shops of a shop's business, without their facts, which no page shows. */
export async function otherShopsOf(
  { shop, business }: ShownShop,
  now: Date,
): Promise<readonly ShopSummary[]> {
  const { items } = await listShops(business.id, { limit, position: undefined }, 'eventual');
  return items
    .filter((each) => each.id !== shop.id && isShopLive(each, business))
    .map((each) => shopSummaryOf(each, business, noFacts, now));
}
