import { pageAt } from '#contract/pages/page-at.ts';
import { type ScreenName, screenAt, screenOf } from './screens.ts';

/** The start of the app: redirects to the sign-in, and from there to the user's landing screen. */
export const rootPath = '/';

/** Returns a link to a screen. `values` fill the path's parameters; other non-empty values become the query. */
export function linkToScreen(
  name: ScreenName,
  values: Readonly<Record<string, string | undefined>> = {},
): string {
  const query = new URLSearchParams();
  let { path }: { path: string } = screenOf(name);
  for (const [key, value = ''] of Object.entries(values)) {
    if (path.includes(`:${key}`)) path = path.replace(`:${key}`, encodeURIComponent(value));
    else if (value) query.set(key, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

const site = 'https://app.invalid';

function isSignInPath(pathname: string): boolean {
  const name = screenAt(pathname);
  if (!name) return pathname === rootPath;
  const { layout, isPartOfSignIn } = screenOf(name);
  return layout === 'account' || isPartOfSignIn === true;
}

/** Returns a path of this site as an address; undefined for other sites. */
function ownUrl(from: string | null): URL | undefined {
  if (!from?.startsWith('/')) return undefined;
  // Parsed like browsers do: they drop tabs and line ends, read `\` as `/`, and `//` as another host.
  const url = URL.canParse(from, site) ? new URL(from, site) : undefined;
  return url?.origin === site && !url.pathname.startsWith('//') ? url : undefined;
}

/** Returns whether the user signs in from the page for shops, to use the app. */
export function isFromPageForShops(from: string | null): boolean {
  const url = ownUrl(from);
  return url !== undefined && pageAt(url.pathname) === 'forShops';
}

/** Returns the path to open after sign-in; undefined for other sites, and for pages that lead to the sign-in. */
export function safeReturnPath(from: string | null): string | undefined {
  const url = ownUrl(from);
  if (!url || isSignInPath(url.pathname) || isFromPageForShops(from)) return undefined;
  const { pathname, search, hash } = url;
  return pathname + search + hash;
}

/** Returns the open page to return to after sign-in; undefined if `from` names no such page. */
export function openPageIn(from: string | null): string | undefined {
  const path = safeReturnPath(from);
  return path !== undefined && pageAt(new URL(path, site).pathname) ? path : undefined;
}

/** Returns whether the sign-in leads back to the link of a voucher. */
export function isCheckinPath(from: string | null): boolean {
  const path = safeReturnPath(from);
  return path !== undefined && screenAt(new URL(path, site).pathname) === 'checkin';
}

/** Returns a link to a step of the sign-in that then opens a location, or the target of another step. */
export function signInLinkTo(
  step: 'login' | 'acceptTerms' | 'changePassword',
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const from = isSignInPath(pathname)
    ? new URLSearchParams(search).get('from')
    : pathname + search + hash;
  return linkToScreen(step, { from: from ?? undefined });
}
