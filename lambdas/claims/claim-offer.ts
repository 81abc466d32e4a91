import { limitPerPerson } from '#contract/offers/offer-rules.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { created } from '#lambdas/platform/http/answer.ts';
import { isReadable } from '#lambdas/shops/store/shop-store.ts';
import { claimView, hasClaimEnded, newClaim } from './claim.ts';
import { shopsOfNewClaim } from './shops-of-claims.ts';
import { findClaim, insertClaim } from './store/claim-store.ts';
import { openShards } from './store/open-shards.ts';
import { confirmHold, settleHold } from './store/stock-store.ts';
import { storeTerms } from './store/terms.ts';
import {
  type ClaimsOfOffer,
  claimsOfDay,
  findClaimsOfOffer,
  replaceClaimsOfOffer,
  requireRoomInWallet,
} from './store/wallet-store.ts';
import { takeFromStock } from './take-from-stock.ts';
import type { ClaimOperations } from './targets.ts';
import { signVoucher, voucherFactsOf } from './vouchers/sign-voucher.ts';

/** Returns the codes of counted claims that expired unused. */
async function expiredOf(claims: ClaimsOfOffer['claims'], now: Date): Promise<string[]> {
  const ended = Object.entries(claims).filter(([, endsAt]) => hasClaimEnded({ endsAt }, now));
  const found = await Promise.all(ended.map(async ([code]) => (await findClaim(code))?.status));
  return ended.flatMap(([code], index) => (found[index] === 'redeemed' ? [] : [code]));
}

/**
 * Returns a consumer's counted claims of an offer if there is room for another one. Expired claims do not count; an
 * offer that was extended can have some. Throws CLAIM_LIMIT_REACHED.
 */
async function requireBelowConsumerLimit(
  { claims }: ClaimsOfOffer,
  perConsumerLimit: number | undefined,
  now: Date,
): Promise<ClaimsOfOffer['claims']> {
  const limit = limitPerPerson(perConsumerLimit);
  if (Object.keys(claims).length < limit) return claims;
  const expired = new Set(await expiredOf(claims, now));
  if (Object.keys(claims).length - expired.size >= limit) throw new AppError('CLAIM_LIMIT_REACHED');
  return Object.fromEntries(Object.entries(claims).filter(([code]) => !expired.has(code)));
}

/**
 * Claims an offer for the caller. A unit of the stock is taken first, with one write to one shard; the claim, the
 * caller's counts and the answer follow in one transaction. Business and offer are not checked there: a condition on
 * items that all callers read would fail most calls of a rush.
 */
export const claimOffer: ClaimOperations['claimOffer'] = async (request) => {
  const { actor, body, now, remainingTime } = request;
  const { stored: offer, counters, business, shops, hasEnded } = request.offer;
  if (actor.businessId === offer.businessId) throw new AppError('OWN_OFFER');
  if (hasEnded) throw new AppError('OFFER_EXPIRED');
  const shopId = body.shopId ?? offer.shopsIds.find((id) => isReadable(shops.get(id))) ?? '';
  const shop = shops.get(shopId);
  if (!isReadable(shop)) throw new AppError('SHOP_NOT_FOUND');
  const [counted] = await Promise.all([
    findClaimsOfOffer(actor.userId, offer.id),
    claimsOfDay.requireBelowLimit(actor.userId, now),
    requireRoomInWallet(actor.userId, now),
  ]);
  const others = await requireBelowConsumerLimit(counted, offer.perConsumerLimit, now);
  const shards = await openShards(offer, counters.availableLimit);
  const hold = await takeFromStock(offer.id, shards, remainingTime);
  const afterFailure = () => settleHold(hold, remainingTime);
  try {
    await storeTerms(offer, business);
    const consumerId = actor.userId;
    const claim = newClaim(offer, hold, { consumerId, shopId, timeZone: shop.timeZone }, now);
    const voucher = await signVoucher(voucherFactsOf(claim), now);
    const shopsOfClaim = shopsOfNewClaim(claim, shops, business.name);
    const view = { ...claimView(claim, now), consumerId, shops: shopsOfClaim, voucher };
    const writes = [
      insertClaim(claim),
      replaceClaimsOfOffer(counted, { ...others, [claim.code]: claim.endsAt }),
      claimsOfDay.addOne(actor.userId, now),
    ];
    return {
      ...created(view, `/claims/${claim.code}`, writes),
      afterCommit: () => confirmHold(hold),
      afterFailure,
    };
  } catch (error) {
    await afterFailure();
    throw error;
  }
};
