import { shopRoutes } from '#contract/shops/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** Query of a shop as its own business sees it. */
export const shopQuery = (id: string) =>
  routeQuery(shopRoutes.getShop, { params: { id }, query: {} });
