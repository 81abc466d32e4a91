import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { amount, instant } from '../fields/fields.ts';
import { businessId, offerId, shopId, userId } from '../http/ids.ts';
import { shownImage } from '../media/images.ts';
import { shop } from '../shops/shops.ts';

/** Stored states of a claim; `expired` follows from the clock. */
export const storedClaimStatus = z.enum(['open', 'redeemed', 'cancelled']);

export type StoredClaimStatus = z.output<typeof storedClaimStatus>;

/** A shop that honours a claim, whatever the status of its business. A removed shop has its id alone. */
export const claimShop = z.union([
  z.extend(z.pick(shop, { id: true, address: true, timeZone: true, openingHours: true }), {
    /** The name of its business. */
    name: z.string(),
  }),
  z.object({ id: shopId, isGone: z.literal(true) }),
]);

export type ClaimShop = z.output<typeof claimShop>;

/** A consumer's right to use an offer, with the terms that it was claimed under. */
export const claim = z.object({
  code: z.string(),
  /** Text of the QR code while the claim can be used (contract/claims/voucher.ts). */
  voucher: z.exactOptional(z.string()),
  offerId,
  offerVersion: z.int(),
  businessId,
  consumerId: userId,
  /** The shop on whose page it was claimed. */
  shopId,
  shopsIds: z.array(shopId),
  /** The shops of `shopsIds`, in their order; only the holder gets them. */
  shops: z.exactOptional(z.array(claimShop)),
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

/** A claim in the answer that creates it: without the long texts, which are stored once per offer version. */
export const madeClaim = z.extend(z.omit(claim, { offerRules: true, moreDetails: true }), {
  voucher: z.string(),
  shops: z.array(claimShop),
});

/** Who claims, and the shop on whose page; by default the offer's first shop. */
export const claimInput = z.strictObject({
  consumerId: userId,
  shopId: z.exactOptional(shopId),
});

/** Part of a wallet: usable claims, or all others. */
export const walletStatus = z.enum(['open', 'past']);

/** Where and when a claim was redeemed before, as the counter is told. */
export const earlierRedemption = z.object({ redeemedAt: instant, shopId });

export type EarlierRedemption = z.output<typeof earlierRedemption>;

/** Why a counter may not redeem a claim; `INVALID_TRANSITION`: ten redemptions of it were rolled back already. */
export const redemptionRefusal = z.enum([
  'ALREADY_REDEEMED',
  'CLAIM_EXPIRED',
  'CLAIM_CANCELLED',
  'OFFER_NOT_STARTED',
  'WRONG_SHOP',
  'REDEEMED_ELSEWHERE',
  'INVALID_TRANSITION',
]);

/** A claim as a counter sees it before redeeming: without its consumer, and with the reason for a refusal. */
export const counterClaim = z.object({
  claim: z.omit(claim, { consumerId: true, voucher: true, shops: true }),
  refusal: z.exactOptional(
    z.object({ code: redemptionRefusal, redemption: z.exactOptional(earlierRedemption) }),
  ),
});

export type CounterClaim = z.output<typeof counterClaim>;

/** Data that a counter needs to check vouchers offline. */
export const counterPack = z.object({
  serverTime: instant,
  keys: z.array(z.object({ id: z.string(), publicKey: z.string(), validUntil: instant })),
  /** Offer versions that usable vouchers refer to. */
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
  /** Codes redeemed or cancelled before their claim's end: the newest 5,000. */
  closedCodes: z.array(z.string()),
});
