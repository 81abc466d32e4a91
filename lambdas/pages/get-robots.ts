import type { pageRoutes } from '#contract/pages/routes.ts';
import { sitemapIndexFile } from '#contract/pages/sitemap-files.ts';
import { privatePaths } from '#contract/shops/site-paths.ts';
import type { PageOperation } from '#lambdas/platform/http/page-handler.ts';
import { site } from './settings.ts';

/** Where a path has its parameters; a rule holds for all paths that begin with it. */
const parameters = /:.*/;

/**
 * Returns the text for search engines (RFC 9309): they read no API and no screen that needs a session. They may read
 * everything else, above all pages that say `noindex`: a page that nobody reads can still be listed. The sitemap needs
 * an absolute address, so an empty `origin` leaves it out.
 */
export function robotsOf(origin: string): string {
  const paths = [
    '/api/',
    ...Object.values(privatePaths).map((path) => path.replace(parameters, '')),
  ];
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    ...(origin === '' ? [] : ['', `Sitemap: ${origin}/${sitemapIndexFile}`]),
    '',
  ].join('\n');
}

/** Answers what search engines may read; the edge keeps it for an hour. */
export const getRobots: PageOperation<typeof pageRoutes.getRobots> = () => ({
  status: 200,
  body: robotsOf(site),
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=3600',
  },
});
