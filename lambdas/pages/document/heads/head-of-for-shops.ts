import { pageLink } from '#contract/pages/page-link.ts';
import type { PageHead } from '../page-head.ts';
import type { HeadInput } from './head-input.ts';

/** Returns the head of the page for owners of shops. */
export function headOfForShops({ t }: Pick<HeadInput, 't'>): PageHead {
  return {
    title: t('page.forShops.title'),
    description: t('page.head.forShops'),
    canonical: pageLink('forShops'),
    structuredData: [],
    isIndexed: true,
  };
}
