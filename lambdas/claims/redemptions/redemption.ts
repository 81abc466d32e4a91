import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { redemption as shownRedemption } from '#contract/claims/redemptions.ts';
import { type ClaimItem, type StoredRedemption, storedRedeemer } from '../store/claim-item.ts';

/** A redemption in the list of its shop: as it is shown, without the names of those who redeemed. */
export const listedRedemption = z.extend(shownRedemption, {
  redeemedBy: storedRedeemer,
  recordedBy: z.exactOptional(storedRedeemer),
});

export type ListedRedemption = z.output<typeof listedRedemption>;

/** A redemption of a claim as the list of its shop has it. */
export function listed(claim: ClaimItem, redemption: StoredRedemption): ListedRedemption {
  const { code, offerId, businessId, title, offerPriceCents } = claim;
  const { nonce: _, day: _day, hour: _hour, ...rest } = redemption;
  return { ...rest, code, offerId, businessId, title, offerPrice: offerPriceCents / 100 };
}
