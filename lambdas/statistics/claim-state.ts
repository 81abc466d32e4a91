import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { storedClaimStatus } from '#contract/claims/claims.ts';
import { redemption } from '#contract/claims/redemptions.ts';
import { storedHour, storedZone } from './hour.ts';

/** The counted attributes of a redemption. */
const redemptionState = z.extend(
  z.pick(redemption, { id: true, shopId: true, status: true, reversedAt: true }),
  {
    /** Day in the zone of the shop. */
    day: z.string(),
    hour: storedHour,
    redeemedBy: z.object({ validatorId: z.exactOptional(z.string()) }),
  },
);

export type RedemptionState = z.output<typeof redemptionState>;

/** The counted attributes of a claim. */
export const claimState = z.object({
  code: z.string(),
  status: storedClaimStatus,
  shopId: z.string(),
  offerId: z.string(),
  /** The zone of the shop when it was claimed. */
  timeZone: storedZone,
  claimedAt: z.string(),
  closedAt: z.exactOptional(z.string()),
  expirationDate: z.string(),
  originalPriceCents: z.int(),
  offerPriceCents: z.int(),
  redemptions: z._default(z.array(redemptionState), () => []),
});

export type ClaimState = z.output<typeof claimState>;
