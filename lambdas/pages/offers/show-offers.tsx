import type { Language } from '#contract/http/languages.ts';
import { type Place, placeLink } from '#contract/pages/place-link.ts';
import type { PageAnswer } from '#lambdas/platform/http/page-handler.ts';
import { OffersPage } from '#web/views/pages/offers-page.tsx';
import { headOfOffers } from '../document/heads/head-of-offers.ts';
import { offersOfPlace } from '../load/offers-of-place.ts';
import { showPage } from '../show-page.tsx';

interface Shown {
  readonly place: Place;
  readonly pagingKey: string | undefined;
  readonly now: Date;
  readonly language: Language;
}

/** Answers a page of the offers of a place. Throws INVALID_PAGING_KEY. */
export async function showOffers(shown: Shown): Promise<PageAnswer<200>> {
  const { place, pagingKey, now, language } = shown;
  const isFirstPage = pagingKey === undefined;
  const found = await offersOfPlace(place, { now, pagingKey });
  const { offers } = found;
  return showPage({
    status: 200,
    language,
    path: placeLink(place, { pagingKey }),
    head: (input) => headOfOffers({ ...input, place, offers, isFirstPage }),
    body: ({ t, path }) => (
      <OffersPage {...{ t, now, language, path, place, isFirstPage, ...found }} />
    ),
  });
}
