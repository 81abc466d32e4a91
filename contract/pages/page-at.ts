import { type PageName, pagePaths } from './page-paths.ts';

/** A path is a page in any case, and with a slash at its end: the edge redirects both. */
const patterns = Object.entries(pagePaths).map(
  ([name, path]) =>
    [name as PageName, new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i')] as const,
);

/** Returns the open page at the path of a URL; undefined if the path is no page. */
export function pageAt(pathname: string): PageName | undefined {
  return patterns.find(([, pattern]) => pattern.test(pathname))?.[0];
}
