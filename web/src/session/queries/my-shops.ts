import { shopRoutes } from '#contract/shops/routes.ts';
import { routePages } from '#web/platform/api/api.ts';

/** The shops of a business, the newest first, page by page. */
export const myShopsQuery = (businessId: string) =>
  routePages(shopRoutes.listShopsOfBusiness, { params: { id: businessId }, query: { limit: 50 } });
