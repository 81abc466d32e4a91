import { pageLink } from '#contract/pages/page-link.ts';
import type { pageRoutes } from '#contract/pages/routes.ts';
import type { PageOperation } from '#lambdas/platform/http/page-handler.ts';
import { SearchPage } from '#web/views/pages/search-page.tsx';
import { headOfSearch } from './document/heads/head-of-search.ts';
import { findPlace } from './load/find-place.ts';
import { foundShops } from './load/found-shops.ts';
import { readWords, repeatable } from './load/read-words.ts';
import { showPage } from './show-page.tsx';

/** Answers the shops of a place that words find, or a mistake in the words. Without words it has the form alone. */
export const getSearchPage: PageOperation<typeof pageRoutes.getSearchPage> = async (request) => {
  const { query, now, language } = request;
  const { pagingKey } = query;
  const { q, problem: problemOfWords } = readWords(query.q);
  const { place, problem: problemOfPlace } = await findPlace(query);
  const problem = problemOfPlace ?? problemOfWords;
  const typed = {
    q,
    state: place.state ?? repeatable(query.state),
    city: place.city ?? repeatable(query.city),
  };
  const found =
    problem === undefined && q !== '' ? await foundShops({ q, ...place }, { now, pagingKey }) : {};
  return showPage({
    status: problem === undefined ? 200 : 400,
    code: problem === undefined ? undefined : 'VALIDATION_FAILED',
    language,
    path: pageLink('search', [], { ...typed, pagingKey }),
    head: (input) => headOfSearch(input, q),
    body: ({ t, path }) => (
      <SearchPage
        {...{ t, language, path, typed, place, problem }}
        {...found}
        isFirstPage={pagingKey === undefined}
      />
    ),
  });
};
