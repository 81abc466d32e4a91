import { pageAt } from '#contract/pages/page-at.ts';

/** The ways of caching a file of the site. */
export type FileKind =
  /** Never changes under its name. */
  | 'hashed'
  /** Texts, which belong to the scripts of their version. */
  | 'texts'
  /** The stage's configuration: the current one while online. */
  | 'settings'
  /** A public image of a shop, an offer or a business. */
  | 'picture';

/** Returns how the file at a path is cached; undefined if the browser handles it, above all the API. */
export function fileKindOf(pathname: string): FileKind | undefined {
  // Files of open pages, which need no worker.
  if (pathname.startsWith('/static/open/')) return undefined;
  if (pathname.startsWith('/static/')) return 'hashed';
  if (pathname.startsWith('/assets/i18n/')) return 'texts';
  if (pathname === '/config.json') return 'settings';
  if (pathname.startsWith('/images/')) return 'picture';
  return undefined;
}

const notOfTheApp = /^\/(?:api|api-docs|assets|images|static)(?:\/|$)/;

/** Returns whether a path belongs to the app, whose paths all have the same page, by the rules of the edge. */
export function isAppPath(pathname: string): boolean {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  // Whatever a damaged voucher has as text.
  if (/^\/checkin\//i.test(pathname)) return true;
  return !notOfTheApp.test(pathname) && !name.includes('.') && !pageAt(pathname);
}
