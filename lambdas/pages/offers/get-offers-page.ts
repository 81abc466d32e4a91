import { placeLink } from '#contract/pages/place-link.ts';
import type { pageRoutes } from '#contract/pages/routes.ts';
import type { PageOperation } from '#lambdas/platform/http/page-handler.ts';
import { findPlace } from '../load/find-place.ts';
import { showOffers } from './show-offers.tsx';
import { showUnknownPlace } from './show-unknown-place.tsx';

/** Answers the offers of the country. A place from a form leads to its page. */
export const getOffersPage: PageOperation<typeof pageRoutes.getOffersPage> = async (request) => {
  const { query, now, language } = request;
  const { place, problem } = await findPlace(query);
  if (problem !== undefined) {
    return showUnknownPlace({ query, place, problem, language });
  }
  if (place.state !== undefined) {
    return { status: 302, location: placeLink(place) };
  }
  return showOffers({ place, pagingKey: query.pagingKey, now, language });
};
