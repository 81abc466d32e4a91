import type { Language } from '#contract/http/languages.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import type { PageAnswer } from '#lambdas/platform/http/page-handler.ts';
import { citiesLike } from '#lambdas/shops/official-city.ts';
import { UnknownPlacePage, unknownPlaceTitle } from '#web/views/pages/unknown-place-page.tsx';
import { headOfNotice } from '../document/heads/head-of-notice.ts';
import type { FoundPlace, TypedPlace } from '../load/find-place.ts';
import { repeatable } from '../load/read-words.ts';
import { showPage } from '../show-page.tsx';

interface UnknownPlace extends Required<FoundPlace> {
  readonly query: TypedPlace;
  readonly language: Language;
}

/** Answers the form of a place again: it names a place that does not exist. */
export async function showUnknownPlace(unknown: UnknownPlace): Promise<PageAnswer<404>> {
  const { query, place, problem, language } = unknown;
  const typed = { state: place.state ?? repeatable(query.state), city: repeatable(query.city) };
  const similar = place.state ? await citiesLike(place.state, typed.city) : [];
  return showPage({
    status: 404,
    code: 'PLACE_NOT_FOUND',
    language,
    path: pageLink('offers', [], typed),
    head: (input) => ({
      ...headOfNotice(input, 'placeMissing'),
      title: unknownPlaceTitle(input.t, problem),
    }),
    body: ({ t, path }) => (
      <UnknownPlacePage {...{ t, language, path, typed, problem, place, similar }} />
    ),
  });
}
