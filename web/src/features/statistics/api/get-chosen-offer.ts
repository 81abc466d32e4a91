import { offerRoutes } from '#contract/offers/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** Query of the offer that the statistics are filtered by. */
export const chosenOfferQuery = (id: string) =>
  routeQuery(offerRoutes.getOffer, { params: { id }, query: {} });
