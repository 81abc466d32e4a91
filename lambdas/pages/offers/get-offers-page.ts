import { type Place, placeLink } from '#contract/pages/place-link.ts';
import type { pageRoutes } from '#contract/pages/routes.ts';
import type { PageOperation } from '#lambdas/platform/http/page-handler.ts';
import { findPlace } from '../load/find-place.ts';
import { showMissingPlace } from '../show-notice.tsx';
import { showOffers } from './show-offers.tsx';

const country: Place = {};

/** Answers the offers of the country. A place from a form leads to its page. */
export const getOffersPage: PageOperation<typeof pageRoutes.getOffersPage> = async (request) => {
  const { query, now, language } = request;
  const { place, problem } = await findPlace(query);
  if (problem !== undefined) {
    return showMissingPlace({ back: place, language, path: placeLink(country) });
  }
  if (place.state !== undefined) {
    return { status: 302, location: placeLink(place) };
  }
  return showOffers({ place, pagingKey: query.pagingKey, now, language });
};
