import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts/users.ts';
import { errorCodeOf, isConnectionFailure } from '#web/platform/http/http.ts';
import { landingScreen } from '#web/screens/landing.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { maySee } from '#web/screens/may-see.ts';
import { safeReturnPath } from '#web/screens/return-path.ts';
import { type ScreenName, screenAt } from '#web/screens/screens.ts';
import { loadLandingState } from './load-landing-state.ts';
import { mustAcceptTerms } from './must-accept-terms.ts';
import { mustChangePassword } from './must-change-password.ts';
import { meQuery } from './queries/get-me.ts';

/**
 * Returns the user's landing screen. If the server cannot load an owner's lists, it is the business, which still offers
 * menu and logout. Throws if the server is unreachable or the session has ended.
 */
async function landingOf(client: QueryClient, me: User): Promise<ScreenName> {
  try {
    return landingScreen(await loadLandingState(client, me));
  } catch (error) {
    if (isConnectionFailure(error) || errorCodeOf(error) === 'UNAUTHENTICATED') throw error;
    return 'business';
  }
}

/** Returns the path after sign-in: a required step, else `from` if the user may see it, else the landing screen. */
export async function landingPath(client: QueryClient, from: string | null): Promise<string> {
  const me = await client.fetchQuery(meQuery);
  const returnPath = safeReturnPath(from);
  const pathname = returnPath?.split(/[?#]/)[0] ?? '';
  if (mustAcceptTerms(me)) return linkToScreen('acceptTerms', { from: returnPath });
  if (mustChangePassword(me)) {
    // The user may have requested this change, with another page to return to.
    if (returnPath && screenAt(pathname) === 'changePassword') return returnPath;
    return linkToScreen('changePassword', { from: returnPath });
  }
  if (returnPath && maySee(pathname, me.role)) return returnPath;
  return linkToScreen(await landingOf(client, me));
}
