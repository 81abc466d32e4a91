import type { QueryClient } from '@tanstack/react-query';
import { landingScreen } from '#web/screens/landing.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { maySee } from '#web/screens/may-see.ts';
import { safeReturnPath } from '#web/screens/return-path.ts';
import { meQuery } from './get-me.ts';
import { loadUserState } from './load-user-state.ts';
import { mustAcceptTerms } from './must-accept-terms.ts';
import { mustChangePassword } from './must-change-password.ts';

/**
 * Where to go after sign-in: first to the terms and a new password where these are due; then to the
 * page that was asked for if the user may see it, else by the landing rule.
 */
export async function landingPath(client: QueryClient, from: string | null): Promise<string> {
  const me = await client.fetchQuery(meQuery);
  if (mustAcceptTerms(me)) return linkTo('acceptTerms', { from: safeReturnPath(from) });
  if (mustChangePassword(me)) return linkTo('changePassword');
  const state = await loadUserState(client);
  const wanted = safeReturnPath(from);
  if (wanted && maySee(wanted.split(/[?#]/)[0] ?? '', state.role)) return wanted;
  return linkTo(landingScreen(state));
}
