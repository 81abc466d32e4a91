import { dayIn } from '#contract/brazil/time-zones.ts';
import { findBusiness } from '#lambdas/businesses/business-repository.ts';
import { newClaim } from '#lambdas/claims/claim.ts';
import type { ClaimItem, StoredRedeemer } from '#lambdas/claims/repository/claim-item.ts';
import { insertClaim } from '#lambdas/claims/repository/claim-repository.ts';
import {
  findClaimsOfOffer,
  replaceClaimsOfOffer,
} from '#lambdas/claims/repository/claims-of-offer.ts';
import { keepTerms } from '#lambdas/claims/repository/terms.ts';
import { findOffer } from '#lambdas/offers/repository/find-offers.ts';
import { insertRedemption } from '#lambdas/redemptions/redemption-repository.ts';
import { newId } from '#lambdas/shared/new-id.ts';
import { commit } from '#lambdas/shared/table/transaction.ts';
import { findShop } from '#lambdas/shops/repository/find-shops.ts';
import { takeUnit } from '#lambdas/units/take-unit.ts';
import { confirmUnit } from '#lambdas/units/units-repository.ts';

interface PastClaim {
  readonly offerId: string;
  readonly consumerId: string;
  readonly shopId: string;
}

const withoutEnd = () => Number.POSITIVE_INFINITY;

/** Claims an offer that has ended, as the API would have done at `now`. */
export async function claimInThePast(
  { offerId, consumerId, shopId }: PastClaim,
  now: Date,
): Promise<ClaimItem> {
  const found = await findOffer(offerId);
  const business = found && (await findBusiness(found.offer.businessId));
  if (!business) throw new Error(`The offer ${offerId} of the demo data is not stored.`);
  const { offer } = found;
  const counted = await findClaimsOfOffer(consumerId, offerId);
  await keepTerms(offer, business);
  const unit = await takeUnit(offerId, offer.claimShards ?? 1, withoutEnd);
  const claim = newClaim(offer, unit, { consumerId, shopId }, now);
  const claims = { ...counted.claims, [claim.code]: claim.endsAt };
  await commit([insertClaim(claim), replaceClaimsOfOffer(counted, claims)]);
  await confirmUnit(unit);
  return claim;
}

/** Redeems such a claim in its shop, as the API would have done at `now`. */
export async function redeemInThePast(
  claim: ClaimItem,
  redeemedBy: StoredRedeemer,
  now: Date,
): Promise<void> {
  const shop = await findShop(claim.shopId);
  if (!shop) throw new Error(`The shop ${claim.shopId} of the demo data is not stored.`);
  const at = now.toISOString();
  const own = {
    id: newId('redemption', now),
    nonce: `seed-${claim.code}`,
    shopId: shop.id,
    day: dayIn(shop.timeZone, now),
    redeemedBy,
    redeemedAt: at,
    recordedAt: at,
    offline: false,
    status: 'done',
  } as const;
  const after = { ...claim, status: 'redeemed', closedAt: at, redemptions: [own] } as const;
  await commit(insertRedemption(claim, { ...after, redemptions: [own] }, own));
}
