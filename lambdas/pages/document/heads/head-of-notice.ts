import { missingPath } from '#contract/pages/page-paths.ts';
import type { NoticeKind } from '#web/views/pages/notice-page.tsx';
import type { PageHead } from '../page-head.ts';
import type { HeadInput } from './head-input.ts';

/** Returns the head of a page that says why there is nothing to see. */
export function headOfNotice({ t }: Pick<HeadInput, 't'>, kind: NoticeKind): PageHead {
  return {
    title: t(`page.notices.${kind}.title`),
    description: t(`page.notices.${kind}.hint`),
    canonical: missingPath,
    structuredData: [],
    isIndexed: false,
  };
}
