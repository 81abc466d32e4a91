import { businessRoutes } from '#contract/routes/businesses.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { routePages, routeQuery } from '#web/lib/route-query.ts';

/** The live shops that words find, page by page: the API finds no businesses themselves. */
export const foundShopsQuery = (q: string) => routePages(shopRoutes.searchShops, { query: { q } });

/** A business by its id, as it is now. */
export const businessQuery = (id: string) => ({
  ...routeQuery(businessRoutes.getBusiness, { params: { id } }),
  staleTime: 0,
});
