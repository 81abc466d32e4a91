import { offerRoutes } from '#contract/routes/offers.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { routeQuery } from '#web/lib/route-query.ts';

const query = { limit: 1 };

/** The newest shop of a business: reads one row to tell whether there is any. */
export const newestShopQuery = (businessId: string) =>
  routeQuery(shopRoutes.listShopsOfBusiness, { params: { id: businessId }, query });

/** The newest offer of a business: reads one row to tell whether there is any. */
export const newestOfferQuery = (businessId: string) =>
  routeQuery(offerRoutes.listOffersOfBusiness, { params: { id: businessId }, query });
