import type { QueryClient } from '@tanstack/react-query';
import { landingScreen } from '#web/screens/landing.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { maySee } from '#web/screens/may-see.ts';
import { safeReturnPath } from '#web/screens/return-path.ts';
import { screenAt } from '#web/screens/screens.ts';
import { meQuery } from './get-me.ts';
import { loadLandingState } from './load-landing-state.ts';
import { mustAcceptTerms } from './must-accept-terms.ts';
import { mustChangePassword } from './must-change-password.ts';

/**
 * The path to go to after sign-in: the terms or the change of password where one is required; else
 * `from`, the page that the user asked for, if they may see it; else their landing screen.
 */
export async function landingPath(client: QueryClient, from: string | null): Promise<string> {
  const me = await client.fetchQuery(meQuery);
  const returnPath = safeReturnPath(from);
  const pathname = returnPath?.split(/[?#]/)[0] ?? '';
  if (mustAcceptTerms(me)) return linkTo('acceptTerms', { from: returnPath });
  if (mustChangePassword(me)) {
    // The change itself may have been asked for, with a page of its own to return to.
    if (returnPath && screenAt(pathname) === 'changePassword') return returnPath;
    return linkTo('changePassword', { from: returnPath });
  }
  const state = await loadLandingState(client, me);
  if (returnPath && maySee(pathname, state.role)) return returnPath;
  return linkTo(landingScreen(state));
}
