import { apiPath } from '#contract/http/route.ts';
import { pageAt } from '#contract/pages/page-at.ts';

type Site = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;

/**
 * Replaces the app by the server's page if the app was loaded at the path of an open page. A service worker from before
 * the open pages answers their paths with the app. A reload would give the app again, so this opens the page below the
 * API's path, which no worker answers. Returns whether the page is being replaced.
 */
export function openPastWorker(site: Site): boolean {
  if (!pageAt(site.pathname)) return false;
  // The API knows paths in the form of the contract only.
  const path = site.pathname.replace(/^\/[^/]+/, (name) => name.toLowerCase()).replace(/\/$/, '');
  site.replace(`${apiPath}${path}${site.search}${site.hash}`);
  return true;
}
