import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { amount, instant } from '../fields/fields.ts';
import { businessId, offerId, shopId, userId } from '../http/ids.ts';
import { shownImage } from '../media/images.ts';

/** The states of a claim that are stored; `expired` follows from the clock. */
export const storedClaimStatus = z.enum(['open', 'redeemed', 'cancelled']);

export type StoredClaimStatus = z.output<typeof storedClaimStatus>;

/** The consumer's right to an offer, with what it promised. */
export const claim = z.object({
  code: z.string(),
  /** Text of the QR code, while the claim can be used: see contract/claims/voucher.ts. */
  voucher: z.exactOptional(z.string()),
  offerId,
  /** The version of the offer that was claimed. */
  offerVersion: z.int(),
  businessId,
  consumerId: userId,
  /** The shop on whose page it was taken. */
  shopId,
  /** The shops where it can be used. */
  shopsIds: z.array(shopId),
  title: z.string(),
  originalPrice: amount,
  offerPrice: amount,
  discountPercent: z.int(),
  image: z.exactOptional(shownImage),
  offerRules: z.exactOptional(z.string()),
  moreDetails: z.exactOptional(z.string()),
  startsAt: instant,
  endsAt: instant,
  status: z.enum([...storedClaimStatus.options, 'expired']),
  claimedAt: instant,
  redeemedAt: z.exactOptional(instant),
  redeemedShopId: z.exactOptional(shopId),
});

export type Claim = z.output<typeof claim>;

/** A claim as it is answered and remembered when it is made: without the texts that lie once per version of its offer. */
export const madeClaim = z.extend(z.omit(claim, { offerRules: true, moreDetails: true }), {
  voucher: z.string(),
});

/** Who claims, and the shop on whose page; by default the first of the offer's. */
export const claimInput = z.strictObject({
  consumerId: userId,
  shopId: z.exactOptional(shopId),
});

/** Which claims of a wallet: those that can still be used, or all others. */
export const walletStatus = z.enum(['open', 'past']);

/** Where and when a claim was redeemed, as a refusal tells it to the counter. */
export const earlierRedemption = z.object({ redeemedAt: instant, shopId });

export type EarlierRedemption = z.output<typeof earlierRedemption>;

/** Why a counter may not redeem a claim now; `INVALID_TRANSITION`: it had ten redemptions, which were taken back. */
export const redemptionRefusal = z.enum([
  'ALREADY_REDEEMED',
  'CLAIM_EXPIRED',
  'CLAIM_CANCELLED',
  'OFFER_NOT_STARTED',
  'WRONG_SHOP',
  'REDEEMED_ELSEWHERE',
  'INVALID_TRANSITION',
]);

/** A claim as a counter sees it before it redeems: not whose it is, and what would refuse it. */
export const counterClaim = z.object({
  claim: z.omit(claim, { consumerId: true, voucher: true }),
  refusal: z.exactOptional(
    z.object({ code: redemptionRefusal, redemption: z.exactOptional(earlierRedemption) }),
  ),
});

export type CounterClaim = z.output<typeof counterClaim>;

/** What a counter needs to check vouchers without a line. */
export const counterPack = z.object({
  serverTime: instant,
  keys: z.array(z.object({ id: z.string(), publicKey: z.string(), validUntil: instant })),
  /** What vouchers that can be used refer to, by offer and version. */
  offers: z.array(
    z.object({
      offerId,
      offerVersion: z.int(),
      title: z.string(),
      originalPrice: amount,
      offerPrice: amount,
      endsAt: instant,
    }),
  ),
  /** Codes that were redeemed or cancelled before their claim's end: the newest 5,000. */
  closedCodes: z.array(z.string()),
});
