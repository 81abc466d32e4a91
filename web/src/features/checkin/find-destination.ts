import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts/users.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { errorCodeOf, isConnectionFailure } from '#web/platform/http/http.ts';
import { keptClaims } from '#web/platform/wallet/wallet.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { maySee } from '#web/screens/screens-of-role.ts';
import { meQuery } from '#web/session/queries/get-me.ts';
import { storedCheckin } from '#web/session/stored-checkin.ts';
import type { CheckinLink } from './read-link.ts';
import { shopsOfVoucher } from './shops-of-voucher.ts';

/** Where a scanned voucher leads: to a screen, or to what everybody may know of it. */
export type Destination =
  | { readonly screen: 'counter' | 'wallet' }
  | {
      readonly screen?: never;
      /** The public offer; undefined while it is not live, or for a code. */
      readonly offer: Offer | undefined;
      /** The live shops that the voucher names. */
      readonly shops: readonly ShopSummary[];
    };

/** Returns the answer of a call; undefined for a claim or an offer that the caller may not see. */
async function ifVisible<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (/^(CLAIM|OFFER|SHOP)_NOT_FOUND$/.test(errorCodeOf(error))) return undefined;
    throw error;
  }
}

/** Returns whether a user works at a counter. Staff with a business do not. */
const hasCounter = ({ businessId, role }: User): boolean =>
  businessId !== undefined && maySee(linkToScreen('counter'), role);

/** Returns the public data of a voucher's offer. A member's own offer leads to the counter, also for a forged voucher. */
async function findOffer(
  { code, voucher }: CheckinLink,
  me: User,
  signal: AbortSignal,
): Promise<Destination> {
  const stored = storedCheckin();
  const noted = stored?.code === code ? stored : undefined;
  const id = voucher?.offerId ?? noted?.offerId;
  if (id === undefined) return { offer: undefined, shops: [] };
  const params = { id };
  const [offer, answer] = await Promise.all([
    ifVisible(callRoute(offerRoutes.getOffer, { params, query: {}, signal })),
    ifVisible(callRoute(offerRoutes.listShopsOfOffer, { params, query: {}, signal })),
  ]);
  if (offer && offer.businessId === me.businessId && hasCounter(me)) return { screen: 'counter' };
  const { items: shops } = answer ?? { items: [] };
  if (!voucher) return { offer, shops: shops.filter((shop) => shop.id === noted?.shopId) };
  return { offer, shops: await shopsOfVoucher(shops, voucher.shopMarks) };
}

/** Returns where a voucher leads without the server. A member may hold vouchers of other shops. */
async function findOffline({ code }: CheckinLink, me: User): Promise<Destination> {
  if (!hasCounter(me)) return { screen: 'wallet' };
  const kept = await keptClaims(me.userId);
  return { screen: kept.some(({ claim }) => claim.code === code) ? 'wallet' : 'counter' };
}

/**
 * Returns where a signed-in user's scanned voucher leads. Without a connection, holders get to their wallet, and members
 * to the counter, which checks vouchers itself. Throws if the server fails otherwise.
 */
export async function findDestination(
  client: QueryClient,
  link: CheckinLink,
  signal: AbortSignal,
): Promise<Destination> {
  const me = await client.fetchQuery(meQuery);
  try {
    const params = { code: link.code };
    const answer = await ifVisible(callRoute(claimRoutes.getClaim, { params, query: {}, signal }));
    if (answer && !('claim' in answer)) return { screen: 'wallet' };
    if (answer && hasCounter(me)) return { screen: 'counter' };
    return await findOffer(link, me, signal);
  } catch (error) {
    if (!isConnectionFailure(error)) throw error;
    return findOffline(link, me);
  }
}
