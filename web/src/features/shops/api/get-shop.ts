import { shopRoutes } from '#contract/shops/routes.ts';
import { routeQuery } from '#web/lib/route-query.ts';

/** Query of a shop as its own business sees it. */
export const shopQuery = (id: string) =>
  routeQuery(shopRoutes.getShop, { params: { id }, query: {} });
