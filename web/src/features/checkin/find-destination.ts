import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts/users.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { errorCodeOf, isConnectionFailure } from '#web/platform/http/http.ts';
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

/** Returns the public data of a voucher's offer. A member's own offer leads to the counter, also for a forged voucher. */
async function findOffer(
  { code, voucher }: CheckinLink,
  { businessId }: User,
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
  if (offer && offer.businessId === businessId) return { screen: 'counter' };
  const { items: shops } = answer ?? { items: [] };
  if (!voucher) return { offer, shops: shops.filter((shop) => shop.id === noted?.shopId) };
  return { offer, shops: await shopsOfVoucher(shops, voucher.shopMarks) };
}

/**
 * Returns where a signed-in user's scanned voucher leads. Without a connection, members get to the counter, which checks
 * vouchers itself, and others to their wallet. Throws if the server fails otherwise.
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
    if (!answer) return await findOffer(link, me, signal);
    return { screen: 'claim' in answer ? 'counter' : 'wallet' };
  } catch (error) {
    if (!isConnectionFailure(error)) throw error;
    return { screen: me.businessId === undefined ? 'wallet' : 'counter' };
  }
}
