import { rootPath } from './link-to.ts';
import { screenAt, screenOf } from './screens.ts';

/**
 * The path to return to after sign-in, or undefined where `from` is no path of this site or a step of
 * the sign-in itself.
 */
export function safeReturnPath(from: string | null): string | undefined {
  if (!from?.startsWith('/') || /^\/[/\\]/.test(from)) return undefined;
  const { pathname } = new URL(from, 'https://app.invalid');
  if (pathname === rootPath) return undefined;
  const name = screenAt(pathname);
  return name && screenOf(name).isSignInStep ? undefined : from;
}
