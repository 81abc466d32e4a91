import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { newClaim } from '#lambdas/claims/claim.ts';
import type {
  ClaimItem,
  StoredRedeemer,
  StoredRedemption,
} from '#lambdas/claims/store/claim-item.ts';
import { insertClaim } from '#lambdas/claims/store/claim-store.ts';
import { insertRedemption } from '#lambdas/claims/store/redemption-store.ts';
import { confirmHold } from '#lambdas/claims/store/stock-store.ts';
import { storeTerms } from '#lambdas/claims/store/terms.ts';
import { findClaimsOfOffer, replaceClaimsOfOffer } from '#lambdas/claims/store/wallet-store.ts';
import { takeFromStock } from '#lambdas/claims/take-from-stock.ts';
import { findOffer } from '#lambdas/offers/store/find-offers.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { findShop } from '#lambdas/shops/store/shop-store.ts';
import { localHour } from '#lambdas/statistics/hour.ts';

interface PastClaim {
  readonly offerId: string;
  readonly consumerId: string;
  readonly shopId: string;
}

const withoutEnd = () => Number.POSITIVE_INFINITY;

/** Claims an ended offer, as the API would have done at `now`. */
export async function claimInThePast(
  { offerId, consumerId, shopId }: PastClaim,
  now: Date,
): Promise<ClaimItem> {
  const found = await findOffer(offerId);
  const business = found && (await findBusiness(found.offer.businessId));
  if (!business) throw new Error(`The offer ${offerId} of the demo data is not stored.`);
  const { offer } = found;
  const counted = await findClaimsOfOffer(consumerId, offerId);
  await storeTerms(offer, business);
  const hold = await takeFromStock(offerId, offer.claimShards ?? 1, withoutEnd);
  const shop = await findShop(shopId);
  if (!shop) throw new Error(`The shop ${shopId} of the demo data is not stored.`);
  const { timeZone } = shop;
  const claim = newClaim(offer, hold, { consumerId, shopId, timeZone }, now);
  const claims = { ...counted.claims, [claim.code]: claim.endsAt };
  await commit([insertClaim(claim), replaceClaimsOfOffer(counted, claims)]);
  await confirmHold(hold);
  return claim;
}

/** Returns a redemption of a claim in its shop, as the API would have stored it at `now`. */
export function pastRedemption(
  { code, shopId, timeZone }: ClaimItem,
  redeemedBy: StoredRedeemer,
  now: Date,
): StoredRedemption {
  const at = now.toISOString();
  const [day = '', hour = ''] = localHour(timeZone, at).split('T');
  return {
    id: newId('redemption', now),
    nonce: `seed-${code}`,
    shopId,
    day,
    hour,
    redeemedBy,
    redeemedAt: at,
    recordedAt: at,
    offline: false,
    status: 'done',
  };
}

/** Redeems such a claim in its shop, as the API would have done at `now`. */
export async function redeemInThePast(
  claim: ClaimItem,
  redeemedBy: StoredRedeemer,
  now: Date,
): Promise<void> {
  const own = pastRedemption(claim, redeemedBy, now);
  const closed = { status: 'redeemed', closedAt: own.redeemedAt } as const;
  await commit(insertRedemption(claim, { ...claim, ...closed, redemptions: [own] }, own));
}
