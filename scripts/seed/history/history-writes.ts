import { newClaim } from '#lambdas/claims/claim.ts';
import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { insertClaim } from '#lambdas/claims/store/claim-store.ts';
import { replaceClaimsOfOffer } from '#lambdas/claims/store/claims-of-offer.ts';
import { recordRedemption } from '#lambdas/claims/store/redemption-store.ts';
import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { pastRedemption } from '../past-vouchers.ts';
import { historyCode, historyConsumer } from './history-ids.ts';
import type { PlannedClaim } from './plan-history.ts';

const countTaken = ({ offerId, shard }: ClaimItem): Write =>
  update(keys.claimShard(offerId, shard), 'ADD taken :one', {
    expression: 'attribute_exists(PK)',
    values: { ':one': 1 },
  });

/** Counts a claim as its consumer's only one for the offer. */
const countForConsumer = ({ code, consumerId = '', endsAt, offerId }: ClaimItem): Write =>
  replaceClaimsOfOffer({ userId: consumerId, offerId, claims: {} }, { [code]: endsAt });

/**
 * Returns the writes of a claim as the API's calls would have left it, used or given back. One transaction, which
 * demands a new code.
 */
export function writesOfHistory(
  { number, shop, claimedAt, cancelledAt, used }: PlannedClaim,
  offer: OfferItem,
  validatorId: string,
): Write[] {
  const shards = offer.claimShards ?? 1;
  const hold = { offerId: offer.id, code: historyCode(number), shard: number % shards };
  const claimant = {
    consumerId: historyConsumer(number),
    shopId: shop.id,
    timeZone: shop.timeZone,
  };
  const claim = newClaim(offer, hold, claimant, claimedAt);
  if (cancelledAt) {
    const closedAt = cancelledAt.toISOString();
    const cancelled = {
      status: 'cancelled',
      cancelledBy: 'holder',
      closedAt,
      revision: 2,
    } as const;
    return [insertClaim({ ...claim, ...cancelled })];
  }
  const held = [countTaken(claim), countForConsumer(claim)];
  if (!used) return [insertClaim(claim), ...held];
  const by = used.by === 'owner' ? {} : { validatorId };
  const own = pastRedemption(claim, { kind: used.by, ...by }, used.at);
  const after: ClaimItem = {
    ...claim,
    ...{ status: 'redeemed', closedAt: own.redeemedAt, redemptions: [own], revision: 2 },
  };
  return [insertClaim(after), ...held, ...recordRedemption(after, own)];
}
