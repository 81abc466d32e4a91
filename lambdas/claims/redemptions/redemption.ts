import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { redemption as shownRedemption } from '#contract/claims/redemptions.ts';
import { type ClaimItem, type StoredRedemption, storedRedeemer } from '../store/claim-item.ts';

/** Schema of a redemption in its shop's list, without the names of redeemers. */
export const listedRedemption = z.extend(shownRedemption, {
  redeemedBy: storedRedeemer,
  recordedBy: z.exactOptional(storedRedeemer),
});

export type ListedRedemption = z.output<typeof listedRedemption>;

/** Returns a redemption as its shop's list stores it. */
export function listed(claim: ClaimItem, redemption: StoredRedemption): ListedRedemption {
  const { code, offerId, businessId, title, offerPriceCents } = claim;
  const { nonce: _, day: _day, hour: _hour, ...rest } = redemption;
  return { ...rest, code, offerId, businessId, title, offerPrice: offerPriceCents / 100 };
}
