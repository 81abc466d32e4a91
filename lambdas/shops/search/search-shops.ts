import { fold, foldCity } from '#contract/fields/fold.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { readingsOf } from '#lambdas/platform/text/search-words.ts';
import { shopSummaryOf } from '../shop.ts';
import { loadShopFacts } from '../shop-facts.ts';
import { type FoundShop, searchShopsByWords } from '../store/search-store.ts';
import type { ShopOperations } from '../targets.ts';

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Orders by folded name, then by id. */
const byName = (one: FoundShop, other: FoundShop) =>
  byText(fold(one.business.name), fold(other.business.name)) || byText(one.shop.id, other.shop.id);

/** Lists live shops of a place whose words begin with the words of `q`. Each page is ordered by name. */
export const searchShops: ShopOperations['searchShops'] = async ({ actor, query, now }) => {
  const readings = readingsOf(query.q);
  const { state, city } = query;
  const search = { readings, ...(state && { state }), ...(city && { city: foldCity(city) }) };
  const { items, ...rest } = await page(
    `search:${JSON.stringify(search)}`,
    query,
    async (request) =>
      readings.length === 0 ? { items: [] } : searchShopsByWords(search, request),
  );
  const shops = items.map(({ shop }) => shop);
  const factsOf = await loadShopFacts(shops, actor?.userId, now, 'eventual');
  return ok({
    ...rest,
    items: items
      .sort(byName)
      .map(({ shop, business }) => shopSummaryOf(shop, business, factsOf(shop), now)),
  });
};
