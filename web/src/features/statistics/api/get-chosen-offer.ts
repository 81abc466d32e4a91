import { offerRoutes } from '#contract/offers/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** The offer that the statistics are of. */
export const chosenOfferQuery = (id: string) =>
  routeQuery(offerRoutes.getOffer, { params: { id }, query: {} });
