import { shopRoutes } from '#contract/shops/routes.ts';
import { routePages } from '#web/platform/api/api.ts';

/** Query of the shops of a business with their numbers of validators, by page. */
export const shopSummariesQuery = (businessId: string) =>
  routePages(shopRoutes.listShopSummariesOfBusiness, {
    params: { id: businessId },
    query: { limit: 50 },
  });
