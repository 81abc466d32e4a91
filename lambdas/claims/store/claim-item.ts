import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { claim, storedClaimStatus } from '#contract/claims/claims.ts';
import { redeemer, redemption } from '#contract/claims/redemptions.ts';
import { day, instant } from '#contract/fields/fields.ts';
import { redemptionId, shopId, userId } from '#contract/http/ids.ts';
import { storedImage } from '#lambdas/media/images/stored-image.ts';
import {
  closedClaimKey,
  inGsi1,
  inGsi2,
  instantKey,
  type Key,
  keys,
  partitions,
} from '#lambdas/platform/table/keys.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { storedHour, storedZone } from '#lambdas/statistics/hour.ts';

/** Who redeemed, without a name: a validator's is in their record, which goes with their account. */
export const storedRedeemer = z.omit(redeemer, { name: true });

export type StoredRedeemer = z.output<typeof storedRedeemer>;

/** A redemption as its claim stores it, with the nonce by which a repeated call is recognised. */
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
    /** The day in the shop's zone in whose list it is, and the hour. */
    day,
    hour: storedHour,
    redeemedBy: storedRedeemer,
    recordedBy: z.exactOptional(storedRedeemer),
  },
);

export type StoredRedemption = z.output<typeof storedRedemption>;

/** Who ended a claim before its time. */
const canceller = z.enum(['holder', 'business', 'shop']);

export type Canceller = z.output<typeof canceller>;

/**
 * A claim as it is stored: what the offer promised, apart from its texts. `shard` is where its unit comes from, and
 * `publishedAt` is from when the offer runs without a start day. A consumer leaves their claim with their account, or two
 * years after its end.
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
    /** That of the shop on whose page it was taken, by whose days it is counted. */
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
    /** Its consumer left it two years after its end, and no list has it any more. */
    isForgotten: z.exactOptional(z.literal(true)),
    /** Counts the writes of the item. */
    revision: z.int(),
  },
);

export type ClaimItem = z.output<typeof claimItem>;

/** A claim read from its item; undefined for a void one, which only keeps a code from being used. */
export function parseClaim(item: Item | undefined): ClaimItem | undefined {
  return item?.['status'] === 'void' ? undefined : parseStored(claimItem, item);
}

/** Where the indexes have a claim: by its end while it is open, and by when it was closed afterwards. */
function placesOf(claim: ClaimItem): Item {
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

/** The item of a claim. */
export function claimItemOf(claim: ClaimItem): Key & Item {
  return { ...keys.claim(claim.code), ...placesOf(claim), ...claim };
}
