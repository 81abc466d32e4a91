import { shopRoutes } from '#contract/shops/routes.ts';
import { routePages, useAllPages } from '#web/platform/api/api.ts';

/** Query of the shops of a business by page, newest first. */
export const myShopsQuery = (businessId: string) =>
  routePages(shopRoutes.listShopsOfBusiness, { params: { id: businessId }, query: { limit: 50 } });

/** Loads all shops of a business: `data` is undefined until the last page has loaded. */
export const useAllMyShops = (businessId: string) => useAllPages(myShopsQuery(businessId));
