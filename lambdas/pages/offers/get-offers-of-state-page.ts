import { pageLink } from '#contract/pages/page-link.ts';
import type { pageRoutes } from '#contract/pages/routes.ts';
import type { PageOperation } from '#lambdas/platform/http/page-handler.ts';
import { showOffersOfPath } from './show-offers-of-path.ts';

/** Answers the offers of a state. */
export const getOffersOfStatePage: PageOperation<typeof pageRoutes.getOffersOfStatePage> = (
  request,
) => showOffersOfPath({ ...request, path: pageLink('offersOfState', request.params.state) });
