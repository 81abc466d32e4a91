import type { TimeZone } from '#contract/brazil/time-zones.ts';
import type { Claim, StoredClaimStatus } from '#contract/claims/claims.ts';
import { discountPercentOf } from '#contract/offers/offer-rules.ts';
import { isReady, shownImageOf } from '#lambdas/media/images/stored-image.ts';
import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import type { ClaimItem } from './store/claim-item.ts';
import type { StockHold } from './store/stock-store.ts';
import type { OfferTerms } from './store/terms.ts';

interface Claimant {
  readonly consumerId: string;
  /** The shop on whose page the offer was claimed, and its time zone. */
  readonly shopId: string;
  readonly timeZone: TimeZone;
}

/** Returns a new claim, with the current promises of the offer. */
export function newClaim(
  offer: OfferItem,
  { code, shard }: StockHold,
  { consumerId, shopId, timeZone }: Claimant,
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

/** Returns whether a claim has ended; it can be used up to and including the second `endsAt`. */
export const hasClaimEnded = ({ endsAt }: Pick<ClaimItem, 'endsAt'>, now: Date) =>
  endsAt < now.toISOString();

/** Returns the status to show: an open claim past its end is expired. */
export function shownStatusOf(
  { status, endsAt }: { readonly status: StoredClaimStatus; readonly endsAt: string },
  now: Date,
): Claim['status'] {
  return status === 'open' && hasClaimEnded({ endsAt }, now) ? 'expired' : status;
}

/** Returns the valid redemption of a claim; undefined if it is not redeemed. */
export const currentRedemption = ({ redemptions = [] }: ClaimItem) =>
  redemptions.find(({ status }) => status === 'done');

/** Returns a claim as the API shows it at `now`, without voucher, consumer and shops. */
export function claimView(
  claim: ClaimItem,
  now: Date,
  terms?: OfferTerms,
): Omit<Claim, 'voucher' | 'consumerId' | 'shops'> {
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
