import { pageLink } from '#contract/pages/page-link.ts';
import type { PageHead } from '../page-head.ts';
import type { HeadInput } from './head-input.ts';
import { nameOf } from './plain-texts.ts';

/** Returns the head of the search; it has no end of pages, so search engines list none. */
export function headOfSearch({ t }: Pick<HeadInput, 't'>, words: string): PageHead {
  const title = t('page.search.title');
  return {
    title: words === '' ? title : `${nameOf(words)} · ${title}`,
    description: t('page.head.search'),
    canonical: pageLink('search'),
    structuredData: [],
    isIndexed: false,
  };
}
