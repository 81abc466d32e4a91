import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts/users.ts';
import { errorCodeOf, isConnectionFailure } from '#web/platform/http/http.ts';
import { isFromPageForShops, linkToScreen, safeReturnPath } from '#web/screens/link-to-screen.ts';
import { type ScreenName, screenAt } from '#web/screens/screens.ts';
import { landingScreen, maySee } from '#web/screens/screens-of-role.ts';
import { type LandingState, owners } from '#web/screens/user-state.ts';
import { chooseUse, chosenUse } from './chosen-use.ts';
import { mustChangePassword } from './is-locked.ts';
import { meQuery, mustAcceptTerms } from './queries/get-me.ts';
import { firstValidatorQuery, myBusinessQuery, newestShopQuery } from './queries/my-business.ts';
import { storedCheckin } from './stored-checkin.ts';

/** Loads the user's state for the landing rule. Loads shops and validators in parallel, since the menu needs both. */
async function loadLandingState(
  client: QueryClient,
  { role, userId }: User,
): Promise<LandingState> {
  // The role of an owner is newer than their choice on this device.
  const wantsOffers = role === 'consumer' && chosenUse(userId) === 'offers';
  const { items, currentBusinessId: id } =
    owners.includes(role) && !wantsOffers
      ? await client.fetchQuery(myBusinessQuery(userId))
      : { items: [] };
  const business = items[0];
  if (!id) return { role, business, hasShops: false, hasValidators: false, wantsOffers };
  const [shops, validators] = await Promise.all([
    client.fetchQuery(newestShopQuery(id)),
    client.fetchQuery(firstValidatorQuery(id)),
  ]);
  return {
    role,
    business,
    hasShops: shops.items.length > 0,
    hasValidators: validators.items.length > 0,
  };
}

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

/** Returns the path of the voucher that was scanned before the sign-in; undefined without one. */
function checkinPath(): string | undefined {
  const checkin = storedCheckin();
  return checkin && linkToScreen('checkin', { voucher: checkin.code });
}

/**
 * Returns the path after sign-in: a required step, else `from` if the user may see it, else the scanned voucher, else
 * the landing screen.
 */
export async function landingPath(client: QueryClient, from: string | null): Promise<string> {
  const me = await client.fetchQuery(meQuery);
  if (isFromPageForShops(from)) chooseUse(me.userId, 'business');
  const returnPath = safeReturnPath(from) ?? checkinPath();
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
