import type { TimeZone } from '#contract/brazil/time-zones.ts';
import type { Claim, StoredClaimStatus } from '#contract/claims/claims.ts';
import { discountPercentOf } from '#contract/offers/discount.ts';
import { isReady, shownImageOf } from '#lambdas/media/images/stored-image.ts';
import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import type { ClaimItem } from './store/claim-item.ts';
import type { OfferTerms } from './store/terms.ts';
import type { Unit } from './store/units-store.ts';

interface Holder {
  readonly consumerId: string;
  /** The shop on whose page it is taken, and its zone. */
  readonly shopId: string;
  readonly timeZone: TimeZone;
}

/** A new claim of an offer, with what the offer promises now. */
export function newClaim(
  offer: OfferItem,
  { code, shard }: Unit,
  { consumerId, shopId, timeZone }: Holder,
  now: Date,
): ClaimItem {
  const { placeholder: _, ...image } = offer.images.find(isReady) ?? { key: '' };
  return {
    code,
    shard,
    consumerId,
    shopId,
    timeZone,
    offerId: offer.id,
    offerVersion: offer.version,
    businessId: offer.businessId,
    shopsIds: offer.shopsIds,
    title: offer.title,
    originalPriceCents: offer.originalPriceCents,
    offerPriceCents: offer.offerPriceCents,
    ...(image.key !== '' && { image }),
    ...(offer.startDate !== undefined && { startDate: offer.startDate }),
    expirationDate: offer.expirationDate,
    publishedAt: offer.publishedAt ?? offer.createdAt,
    startsAt: offer.startsAt,
    endsAt: offer.endsAt,
    status: 'open',
    claimedAt: now.toISOString(),
    revision: 1,
  };
}

/** Whether a claim has ended; its end is the last second at which it can be used. */
export const hasClaimEnded = ({ endsAt }: Pick<ClaimItem, 'endsAt'>, now: Date) =>
  endsAt < now.toISOString();

/** The status that is shown: one that is open after its end has expired. */
export function shownStatusOf(
  { status, endsAt }: { readonly status: StoredClaimStatus; readonly endsAt: string },
  now: Date,
): Claim['status'] {
  return status === 'open' && hasClaimEnded({ endsAt }, now) ? 'expired' : status;
}

/** The redemption by which a claim is redeemed; undefined for one that is not. */
export const currentRedemption = ({ redemptions = [] }: ClaimItem) =>
  redemptions.find(({ status }) => status === 'done');

/** A claim as the API shows it at `now`, without voucher and consumer. */
export function claimView(
  claim: ClaimItem,
  now: Date,
  terms?: OfferTerms,
): Omit<Claim, 'voucher' | 'consumerId'> {
  const { originalPriceCents, offerPriceCents, image, ...rest } = claim;
  const redemption = currentRedemption(claim);
  return {
    ...rest,
    originalPrice: originalPriceCents / 100,
    offerPrice: offerPriceCents / 100,
    discountPercent: discountPercentOf(originalPriceCents, offerPriceCents),
    ...(image && { image: shownImageOf(image) }),
    ...(terms?.offerRules !== undefined && { offerRules: terms.offerRules }),
    ...(terms?.moreDetails !== undefined && { moreDetails: terms.moreDetails }),
    status: shownStatusOf(claim, now),
    ...(redemption && {
      redeemedAt: redemption.redeemedAt,
      redeemedShopId: redemption.shopId,
    }),
  };
}
