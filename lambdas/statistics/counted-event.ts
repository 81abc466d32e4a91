import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { day, instant } from '#contract/fields/fields.ts';
import { offerId, shopId } from '#contract/http/ids.ts';

/** Stands for the owner among the ids of validators who redeemed. */
export const ownerAsRedeemer = 'owner';

const claimEvent = {
  /** The code of the claim. */
  id: z.string(),
  /** The shop on whose page it was claimed. */
  shopId,
  offerId,
  /** Local hour of the event in the shop, `YYYY-MM-DDTHH`. */
  hour: z.string(),
  /** Last day of the claim. */
  endsOn: day,
};

const redemptionEvent = {
  id: z.string(),
  shopId,
  offerId,
  /** Local hour of the redemption in the shop, also for a rollback. */
  hour: z.string(),
  /** The validator's id, or `owner`. */
  by: z.string(),
  savingsCents: z.int(),
  revenueCents: z.int(),
  /** The shop on whose page the claim was made. */
  claimShopId: shopId,
  endsOn: day,
};

const followEvent = {
  /** The id of this follow; a later follow has another. */
  id: z.string(),
  userId: z.string(),
  shopId,
  at: instant,
};

/** An event that is counted once, by its kind and id. */
export const countedEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('claimed'), ...claimEvent }),
  z.object({ kind: z.literal('cancelled'), ...claimEvent }),
  z.object({ kind: z.literal('redeemed'), ...redemptionEvent }),
  z.object({
    kind: z.literal('reversed'),
    ...redemptionEvent,
    /** Whether the rollback came after the claims of that day had been counted as expired. */
    isLate: z.boolean(),
  }),
  z.object({ kind: z.literal('followed'), ...followEvent }),
  z.object({ kind: z.literal('unfollowed'), ...followEvent }),
  // The claims of an offer, made on the page of a shop, that ended on a day.
  z.object({ kind: z.literal('ended'), id: z.string(), shopId, offerId, endsOn: day }),
]);

export type CountedEvent = z.output<typeof countedEvent>;

export type EventOf<Kind extends CountedEvent['kind']> = Extract<
  CountedEvent,
  { readonly kind: Kind }
>;

/** An event that determines its own numbers. */
export type PlainEvent = Exclude<CountedEvent, { readonly kind: 'ended' }>;

/** Days after its last day until an open claim counts as expired: an offline device has seven. */
export const countedAsExpiredAfter = 8;

/** Claims of an offer, made on the page of a shop, whose last day is over. */
interface EndedClaims {
  readonly shopId: string;
  readonly offerId: string;
  readonly endsOn: string;
}

/** Last days that a scheduled run counts: the due one, and earlier ones that may be unfinished. */
export const daysOfSweep = 7;

/** Returns the event that counts the open ones of some ended claims as expired. */
export function eventOfEndedClaims({ shopId, offerId, endsOn }: EndedClaims): EventOf<'ended'> {
  return { kind: 'ended', id: `${shopId} ${offerId} ${endsOn}`, shopId, offerId, endsOn };
}
