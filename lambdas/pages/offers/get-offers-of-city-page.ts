import { pageLink } from '#contract/pages/page-link.ts';
import type { pageRoutes } from '#contract/pages/routes.ts';
import type { PageOperation } from '#lambdas/platform/http/page-handler.ts';
import { showOffersOfPath } from './show-offers-of-path.ts';

/** Answers the offers of a municipality, and after a few the offers of its state. */
export const getOffersOfCityPage: PageOperation<typeof pageRoutes.getOffersOfCityPage> = (
  request,
) => {
  const { state, city } = request.params;
  return showOffersOfPath({ ...request, path: pageLink('offersOfCity', [state, city]) });
};
