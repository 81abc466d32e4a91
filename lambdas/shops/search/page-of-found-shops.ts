import { fold, foldCity } from '#contract/fields/fold.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { readingsOf } from '#lambdas/platform/text/search-words.ts';
import { shopSummaryOf } from '../shop.ts';
import { loadShopFacts } from '../shop-facts.ts';
import { type FoundShop, searchShopsByWords } from '../store/search-store.ts';

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Orders by folded name, then by id. */
const byName = (one: FoundShop, other: FoundShop) =>
  byText(fold(one.business.name), fold(other.business.name)) || byText(one.shop.id, other.shop.id);

interface SearchQuery {
  readonly q: string;
  readonly state?: string | undefined;
  readonly city?: string | undefined;
}

interface Viewer {
  readonly viewerId: string | undefined;
  readonly now: Date;
}

/**
 * Returns a page of the live shops of a place whose words begin with the words of `q`, ordered by name. Throws
 * INVALID_PAGING_KEY.
 */
export async function pageOfFoundShops(
  { q, state, city }: SearchQuery,
  query: Parameters<typeof page>[1],
  { viewerId, now }: Viewer,
): Promise<{ items: ShopSummary[]; pagingKey?: string }> {
  const readings = readingsOf(q);
  const search = { readings, ...(state && { state }), ...(city && { city: foldCity(city) }) };
  const { items, ...rest } = await page(
    `search:${JSON.stringify(search)}`,
    query,
    async (request) =>
      readings.length === 0 ? { items: [] } : searchShopsByWords(search, request),
  );
  const shops = items.map(({ shop }) => shop);
  const factsOf = await loadShopFacts(shops, viewerId, now, 'eventual');
  return {
    ...rest,
    items: items
      .sort(byName)
      .map(({ shop, business }) => shopSummaryOf(shop, business, factsOf(shop), now)),
  };
}
