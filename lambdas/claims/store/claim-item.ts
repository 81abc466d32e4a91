import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { claim, storedClaimStatus } from '#contract/claims/claims.ts';
import { redeemer, redemption } from '#contract/claims/redemptions.ts';
import { day, instant } from '#contract/fields/fields.ts';
import { redemptionId, shopId, userId } from '#contract/http/ids.ts';
import { storedImage } from '#lambdas/media/images/stored-image.ts';
import { closedClaimKey, inGsi1, inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, type Key, keys } from '#lambdas/platform/table/keys.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { storedHour, storedZone } from '#lambdas/statistics/hour.ts';

/** Longest believable time offline of a device, in milliseconds. */
export const longestOffline = 7 * 24 * 60 * 60 * 1000;

/** A redeemer without name: a validator's name is in their record, which is removed with their account. */
export const storedRedeemer = z.omit(redeemer, { name: true });

export type StoredRedeemer = z.output<typeof storedRedeemer>;

/** Schema of a redemption within its claim; the nonce identifies repeated calls. */
const storedRedemption = z.extend(
  z.pick(redemption, {
    redeemedAt: true,
    recordedAt: true,
    offline: true,
    status: true,
    reversedAt: true,
    reason: true,
  }),
  {
    id: redemptionId,
    nonce: z.string(),
    shopId,
    /** Day in the shop's time zone, whose list contains the redemption, and hour. */
    day,
    hour: storedHour,
    redeemedBy: storedRedeemer,
    recordedBy: z.exactOptional(storedRedeemer),
  },
);

export type StoredRedemption = z.output<typeof storedRedemption>;

/** Who cancelled a claim. */
const canceller = z.enum(['holder', 'business', 'shop']);

export type Canceller = z.output<typeof canceller>;

/**
 * Schema of a stored claim: the promises of its offer, except for texts. `shard` is the part of the stock that its unit
 * came from; `publishedAt` starts an offer without a start day. The consumer is removed with their account, or two
 * years after the end.
 */
const claimItem = z.extend(
  z.pick(claim, {
    code: true,
    offerId: true,
    offerVersion: true,
    businessId: true,
    shopId: true,
    shopsIds: true,
    title: true,
    startsAt: true,
    endsAt: true,
    claimedAt: true,
  }),
  {
    status: storedClaimStatus,
    consumerId: z.exactOptional(userId),
    shard: z.int(),
    /** Time zone of the shop on whose page the offer was claimed; statistics use its days. */
    timeZone: storedZone,
    originalPriceCents: z.int(),
    offerPriceCents: z.int(),
    image: z.exactOptional(storedImage),
    startDate: z.exactOptional(day),
    expirationDate: day,
    publishedAt: instant,
    redemptions: z.exactOptional(z.array(storedRedemption)),
    closedAt: z.exactOptional(instant),
    cancelledBy: z.exactOptional(canceller),
    /** Set two years after the claim's end: it has no consumer and is in no list. */
    isForgotten: z.exactOptional(z.literal(true)),
    /** Raised by every write. */
    revision: z.int(),
  },
);

export type ClaimItem = z.output<typeof claimItem>;

/** Parses the item of a claim; undefined for a void claim, which only blocks its code. */
export function parseClaim(item: Item | undefined): ClaimItem | undefined {
  return item?.['status'] === 'void' ? undefined : parseStored(claimItem, item);
}

/** Returns the index keys of a claim: by its end while open, then by the instant it was closed. */
function indexKeysOf(claim: ClaimItem): Item {
  const { businessId, closedAt, code, consumerId, endsAt, isForgotten, shard } = claim;
  if (isForgotten) return {};
  return {
    ...(closedAt === undefined
      ? inGsi1(partitions.openClaims(businessId, shard), instantKey(endsAt, code))
      : inGsi1(partitions.closedClaims(businessId), closedClaimKey(closedAt, code, endsAt))),
    ...(consumerId !== undefined &&
      inGsi2(partitions.wallet(consumerId), instantKey(closedAt ?? endsAt, code))),
  };
}

/** Returns the item of a claim. */
export function claimItemOf(claim: ClaimItem): Key & Item {
  return { ...keys.claim(claim.code), ...indexKeysOf(claim), ...claim };
}
