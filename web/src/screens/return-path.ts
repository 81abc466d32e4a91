import { linkToScreen, rootPath } from './link-to-screen.ts';
import { screenAt, screenOf } from './screens.ts';

const site = 'https://app.invalid';

function isStepOfSignIn(pathname: string): boolean {
  const name = screenAt(pathname);
  if (!name) return pathname === rootPath;
  const { layout, isSignInStep } = screenOf(name);
  return layout === 'account' || isSignInStep === true;
}

/**
 * The path to return to after sign-in, with query and hash, or undefined where `from` is no path of this
 * site or a step of the sign-in itself.
 */
export function safeReturnPath(from: string | null): string | undefined {
  if (!from?.startsWith('/')) return undefined;
  // As browsers read it: they drop tabs and line ends, and take `\` for `/` and `//` for another host.
  const url = URL.canParse(from, site) ? new URL(from, site) : undefined;
  if (url?.origin !== site || url.pathname.startsWith('//')) return undefined;
  const { pathname, search, hash } = url;
  return isStepOfSignIn(pathname) ? undefined : pathname + search + hash;
}

/** A place in the app, as the router or the browser has it. */
interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A link to a step of the sign-in, which leads to a place; from another step, to where that one leads. */
export function stepBefore(
  step: 'login' | 'acceptTerms' | 'changePassword',
  { pathname, search, hash }: Place,
): string {
  const from = isStepOfSignIn(pathname)
    ? new URLSearchParams(search).get('from')
    : pathname + search + hash;
  return linkToScreen(step, { from: from ?? undefined });
}
