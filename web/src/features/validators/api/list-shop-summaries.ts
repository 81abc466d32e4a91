import { shopRoutes } from '#contract/shops/routes.ts';
import { routePages } from '#web/platform/api/api.ts';

/** The shops of a business with the number of their validators, page by page. */
export const shopSummariesQuery = (businessId: string) =>
  routePages(shopRoutes.listShopSummariesOfBusiness, {
    params: { id: businessId },
    query: { limit: 50 },
  });
