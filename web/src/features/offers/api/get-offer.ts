import { offerRoutes } from '#contract/offers/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** Query of an offer as its own business sees it. */
export const offerQuery = (id: string) =>
  routeQuery(offerRoutes.getOffer, { params: { id }, query: {} });
