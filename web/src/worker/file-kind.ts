/** How the worker keeps a file of the site. */
export type FileKind =
  /** Never changes under its name. */
  | 'hashed'
  /** Texts, which belong to the scripts of their version. */
  | 'texts'
  /** The stage's configuration: the current one where there is a connection. */
  | 'settings'
  /** A public picture of a shop, an offer or a business. */
  | 'picture';

/** How the file at a path is kept; undefined for all that the worker leaves to the browser, above all the API. */
export function fileKindOf(pathname: string): FileKind | undefined {
  if (pathname.startsWith('/static/')) return 'hashed';
  if (pathname.startsWith('/assets/i18n/')) return 'texts';
  if (pathname === '/config.json') return 'settings';
  if (pathname.startsWith('/images/')) return 'picture';
  return undefined;
}

const notOfTheApp = /^\/(?:api|api-docs|assets|images|static)(?:\/|$)/;

/** Whether a path is one of the app's own, which all have the same page: by the rule of the edge. */
export function isAppPath(pathname: string): boolean {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return !notOfTheApp.test(pathname) && !name.includes('.');
}
