import { countClaims } from '#lambdas/claims/count-claims.ts';
import { countEvents } from '#lambdas/statistics/count-events.ts';
import type { CountedEvent } from '#lambdas/statistics/counted-event.ts';
import { claimed, redeemed as used } from '#test/support/counted-events.ts';
import type { ApiCall, CallContext, JobCall } from './calls.ts';

/** Returns the calls of consumers and of the counter on claims of an offer. */
export function changesOfClaims({
  trader,
  chain,
  offerId,
  claims,
}: CallContext): (ApiCall | JobCall)[] {
  const { businessId, shopId, userId } = trader;
  const as = { userId };
  const [redeemed = '', cancelled = '', viewed = ''] = claims.codes;
  const [consumerId, another] = [crypto.randomUUID(), crypto.randomUUID()];
  const redemption = { code: redeemed, shopId, nonce: 'nonce-of-bench-1' };
  const claim = { params: { id: offerId }, body: { consumerId } };
  const holder = { userId: claims.consumerId };
  const count = (...events: CountedEvent[]) => countEvents(businessId, events, new Date());
  // New ids at each size, since an event is counted only once.
  const aRedemption = () => used({ id: crypto.randomUUID(), shopId, offerId, claimShopId: shopId });
  return [
    ['claim an offer', 'claimOffer', { as: { userId: consumerId }, ...claim }],
    [
      'claim a chain offer',
      'claimOffer',
      { as: { userId: another }, params: { id: chain.offerId }, body: { consumerId: another } },
    ],
    ['cancel a claim', 'cancelClaim', { as: holder, params: { code: cancelled } }],
    ['claim at the counter', 'getClaim', { as, params: { code: viewed } }],
    ['redeem a claim', 'redeemClaim', { as, body: redemption }],
    ['redeem it again', 'redeemClaim', { as, body: redemption }],
    [
      'roll back a redemption',
      'rollBackRedemption',
      { as, params: { id: claims.redemptionId }, body: { reason: 'Cliente desistiu' } },
    ],
    ['count of claims', () => countClaims(offerId)],
    ['count of claims, same', () => countClaims(offerId)],
    ['statistics: a claim', () => count(claimed({ id: crypto.randomUUID(), shopId, offerId }))],
    ['statistics: a redemption', () => count(aRedemption())],
    ['statistics: 45 redemptions', () => count(...Array.from({ length: 45 }, aRedemption))],
  ];
}
