import { pageLink } from '#contract/pages/page-link.ts';
import type { PageHead } from '../page-head.ts';
import type { HeadInput } from './head-input.ts';

/** Returns the head of the terms of use or the privacy notice. */
export function headOfLegal({ t }: Pick<HeadInput, 't'>, page: 'terms' | 'privacy'): PageHead {
  return {
    title: t(`page.head.legal.${page}.title`),
    description: t(`page.head.legal.${page}.description`),
    canonical: pageLink(page),
    structuredData: [],
    isIndexed: true,
  };
}
