import type { InfiniteData } from '@tanstack/react-query';
import { shopRoutes } from '#contract/routes/shops.ts';
import type { ShopSummary } from '#contract/shops.ts';
import { itemsOf, type Page, routePages } from '#web/lib/route-query.ts';

/** The businesses of shops, each once. */
function businessesOf(data: InfiniteData<Page<ShopSummary>>): readonly { readonly id: string }[] {
  const ids = new Set(itemsOf(data).map(({ businessId }) => businessId));
  return [...ids].map((id) => ({ id }));
}

/** The businesses whose live shops words find, page by page of the shops: the API finds no businesses themselves. */
export const foundBusinessesQuery = (q: string) => ({
  ...routePages(shopRoutes.searchShops, { query: { q } }),
  select: businessesOf,
});
