import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageAt } from '#contract/pages/page-at.ts';
import { shopParameter } from '#contract/pages/page-paths.ts';
import { starting } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';

/** The query parameter with the page that a preview shows; without it, the flyer. */
export const pageParameter = 'page';

/** The page that a preview shows: a flyer, or the page of a shop or an offer. */
export type PageKind = 'flyer' | 'shop' | 'offer';

/** Returns the preview of a page. */
export const linkToPreview = (page: PageKind, id: string, shop: string | undefined): string =>
  linkToScreen('preview', {
    id,
    [shopParameter]: shop,
    [pageParameter]: page === 'flyer' ? undefined : page,
  });

/** Returns the preview of the page that a link of an open page leads to; undefined for any other link. */
export function previewOfLink(href: string, site: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(href, site);
  const page = origin === site ? pageAt(pathname) : undefined;
  if (page !== 'flyer' && page !== 'shop' && page !== 'offer') return undefined;
  const [, , id = ''] = pathname.split('/');
  return linkToPreview(page, decodeURIComponent(id), searchParams.get(shopParameter) ?? undefined);
}

/** Makes links between open pages lead to previews, since the pages themselves may not be public. */
export function usePreviewLinks(preview: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]');
      const path = link && previewOfLink((link as HTMLAnchorElement).href, location.origin);
      if (!path) return;
      event.preventDefault();
      navigate(path, { replace: true, state: starting });
    };
    const { current } = preview;
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [navigate, preview]);
}
