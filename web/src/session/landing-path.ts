import type { QueryClient } from '@tanstack/react-query';
import { paths } from '#web/config/paths.ts';
import { meQuery } from './get-me.ts';
import { loadUserState } from './load-user-state.ts';
import { mustAcceptTerms } from './must-accept-terms.ts';
import { mustChangePassword } from './must-change-password.ts';
import { landingScreen, nearestExisting } from './rules/landing.ts';
import { maySee } from './rules/may-see.ts';
import { screenPaths } from './rules/screens.ts';

const waysIn: readonly string[] = [paths.root.path, paths.login.path, paths.acceptTerms.path];

/** A path of this app, or undefined: never another site, and not the way in again. */
export function safeReturnPath(from: string | null): string | undefined {
  if (!from?.startsWith('/') || /^\/[/\\]/.test(from)) return undefined;
  const { pathname } = new URL(from, 'https://app.invalid');
  return waysIn.includes(pathname) ? undefined : from;
}

/**
 * Where to go after sign-in: first to the terms and a new password where these are due; then to the
 * page that was asked for if the user may see it, else by the landing rule.
 */
export async function landingPath(client: QueryClient, from: string | null): Promise<string> {
  const me = await client.fetchQuery(meQuery);
  if (mustAcceptTerms(me)) return paths.acceptTerms.href(safeReturnPath(from));
  if (mustChangePassword(me)) return paths.changePassword.path;
  const state = await loadUserState(client);
  const wanted = safeReturnPath(from);
  if (wanted && maySee(wanted.split(/[?#]/)[0] ?? '', state.role)) return wanted;
  return screenPaths[nearestExisting(landingScreen(state))] ?? paths.profile.path;
}
