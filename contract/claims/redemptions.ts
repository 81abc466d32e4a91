import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { amount, instant } from '../fields/fields.ts';
import { line } from '../fields/text.ts';
import { businessId, offerId, redemptionId, shopId, validatorId } from '../http/ids.ts';
import { readBase32 } from './base-32.ts';
import { hasCheckLetter } from './claim-code.ts';

/** A claim's code as people type it; becomes eleven capital letters, the last one a check letter. */
export const claimCode = z.string().check(
  z.overwrite((typed) => readBase32(typed) ?? typed),
  z.regex(/^[0-9A-HJKMNP-TV-Z]{11}$/),
  z.refine<string>(hasCheckLetter, { error: 'INVALID_CHECK_DIGITS' }),
);

export const redeemer = z.object({
  kind: z.enum(['owner', 'validator']),
  validatorId: z.exactOptional(validatorId),
  name: z.string(),
});

export type Redeemer = z.output<typeof redeemer>;

/** The use of a claim in a shop. */
export const redemption = z.object({
  id: redemptionId,
  code: z.string(),
  offerId,
  shopId,
  businessId,
  title: z.string(),
  offerPrice: amount,
  redeemedBy: redeemer,
  /** The sender, where that is not the redeemer. */
  recordedBy: z.exactOptional(redeemer),
  redeemedAt: instant,
  recordedAt: instant,
  /** Whether the counter was offline. */
  offline: z.boolean(),
  status: z.enum(['done', 'reversed']),
  reversedAt: z.exactOptional(instant),
  reason: z.exactOptional(z.string()),
});

export type Redemption = z.output<typeof redemption>;

/**
 * A claim's use in a shop. A retry has the same nonce. An offline redemption has `redeemedAt`, and where another member
 * sends it `validatorId`, or `byOwner` if the owner made it.
 */
export const redemptionInput = z
  .strictObject({
    code: claimCode,
    shopId,
    nonce: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    redeemedAt: z.exactOptional(instant),
    offline: z.exactOptional(z.boolean()),
    validatorId: z.exactOptional(validatorId),
    byOwner: z.exactOptional(z.literal(true)),
  })
  .check(
    z.refine(({ validatorId: named, byOwner }) => named === undefined || !byOwner, {
      path: ['byOwner'],
      error: 'INVALID_VALUE',
    }),
  );

export type RedemptionInput = z.output<typeof redemptionInput>;

export const rollbackInput = z.strictObject({ reason: line(3, 500) });
