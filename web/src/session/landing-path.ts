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
 * The user's landing screen. Where the server does not give an owner's lists, it is the business, which shows what it
 * has in a layout with menu and logout; where it is not reached, or the session has ended, the failure is thrown.
 */
async function landingOf(client: QueryClient, me: User): Promise<ScreenName> {
  try {
    return landingScreen(await loadLandingState(client, me));
  } catch (error) {
    if (isConnectionFailure(error) || errorCodeOf(error) === 'UNAUTHENTICATED') throw error;
    return 'business';
  }
}

/**
 * The path to go to after sign-in: the terms or the change of password where one is required; else
 * `from`, the page that the user asked for, if they may see it; else their landing screen.
 */
export async function landingPath(client: QueryClient, from: string | null): Promise<string> {
  const me = await client.fetchQuery(meQuery);
  const returnPath = safeReturnPath(from);
  const pathname = returnPath?.split(/[?#]/)[0] ?? '';
  if (mustAcceptTerms(me)) return linkToScreen('acceptTerms', { from: returnPath });
  if (mustChangePassword(me)) {
    // The change itself may have been asked for, with a page of its own to return to.
    if (returnPath && screenAt(pathname) === 'changePassword') return returnPath;
    return linkToScreen('changePassword', { from: returnPath });
  }
  if (returnPath && maySee(pathname, me.role)) return returnPath;
  return linkToScreen(await landingOf(client, me));
}
