import { shopRoutes } from '#contract/shops/routes.ts';
import { routePages } from '#web/platform/api/api.ts';

/** Query of the shops of a business by page, newest first. */
export const myShopsQuery = (businessId: string) =>
  routePages(shopRoutes.listShopsOfBusiness, { params: { id: businessId }, query: { limit: 50 } });
