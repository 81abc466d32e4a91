import type { Language } from '#contract/http/languages.ts';
import { placeLink } from '#contract/pages/place-link.ts';
import type { PageAnswer } from '#lambdas/platform/http/page-handler.ts';
import { findPlace } from '../load/find-place.ts';
import { showMissingPlace } from '../show-notice.tsx';
import { showOffers } from './show-offers.tsx';

interface Asked {
  /** State and city of the path. */
  readonly params: { readonly state: string; readonly city?: string };
  readonly query: { readonly pagingKey?: string };
  /** The path. */
  readonly path: string;
  readonly now: Date;
  readonly language: Language;
}

/** Answers the offers of the place in a path; another spelling of its names leads to the one right path. */
export async function showOffersOfPath(asked: Asked): Promise<PageAnswer<200 | 404>> {
  const { params, query, path, now, language } = asked;
  const { pagingKey } = query;
  const { place, problem } = await findPlace(params);
  if (problem !== undefined) return showMissingPlace({ back: place, language, path });
  if (path !== placeLink(place)) {
    return { status: 302, location: placeLink(place, { pagingKey }) };
  }
  return showOffers({ place, pagingKey, now, language });
}
