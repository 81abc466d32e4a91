import { linkToScreen, rootPath } from './link-to-screen.ts';
import { screenAt, screenOf } from './screens.ts';

const site = 'https://app.invalid';

function isStepOfSignIn(pathname: string): boolean {
  const name = screenAt(pathname);
  if (!name) return pathname === rootPath;
  const { layout, isSignInStep } = screenOf(name);
  return layout === 'account' || isSignInStep === true;
}

/** Returns the path to open after sign-in; undefined for other sites and for steps of the sign-in. */
export function safeReturnPath(from: string | null): string | undefined {
  if (!from?.startsWith('/')) return undefined;
  // Parsed like browsers do: they drop tabs and line ends, read `\` as `/`, and `//` as another host.
  const url = URL.canParse(from, site) ? new URL(from, site) : undefined;
  if (url?.origin !== site || url.pathname.startsWith('//')) return undefined;
  const { pathname, search, hash } = url;
  return isStepOfSignIn(pathname) ? undefined : pathname + search + hash;
}

/** A location in the app, from the router or the browser. */
interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Returns a link to a step of the sign-in that then opens a location, or the target of another step. */
export function stepBefore(
  step: 'login' | 'acceptTerms' | 'changePassword',
  { pathname, search, hash }: Place,
): string {
  const from = isStepOfSignIn(pathname)
    ? new URLSearchParams(search).get('from')
    : pathname + search + hash;
  return linkToScreen(step, { from: from ?? undefined });
}
