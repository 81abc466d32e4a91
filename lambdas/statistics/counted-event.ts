import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { day, instant } from '#contract/fields/fields.ts';
import { offerId, shopId } from '#contract/http/ids.ts';

/** Whose redemptions are those of the owner, among those of validators. */
export const ownerAsRedeemer = 'owner';

const claimEvent = {
  /** The code of the claim. */
  id: z.string(),
  /** The shop on whose page it was taken. */
  shopId,
  offerId,
  /** The local hour of the shop in which it happened, `YYYY-MM-DDTHH`. */
  hour: z.string(),
  /** The last day of the claim. */
  endsOn: day,
};

const redemptionEvent = {
  /** The id of the redemption. */
  id: z.string(),
  /** The shop where it was redeemed. */
  shopId,
  offerId,
  /** The local hour of the shop in which it was redeemed, also of a rollback. */
  hour: z.string(),
  /** The validator, or `owner`. */
  by: z.string(),
  savingsCents: z.int(),
  revenueCents: z.int(),
  /** The shop on whose page the claim was taken. */
  claimShopId: shopId,
  endsOn: day,
};

const followEvent = {
  /** The id of this follow: one that begins later has another. */
  id: z.string(),
  userId: z.string(),
  shopId,
  at: instant,
};

/** Something that happened once, and is counted once by its kind and id. */
export const countedEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('claimed'), ...claimEvent }),
  z.object({ kind: z.literal('cancelled'), ...claimEvent }),
  z.object({ kind: z.literal('redeemed'), ...redemptionEvent }),
  z.object({
    kind: z.literal('reversed'),
    ...redemptionEvent,
    /** Whether it was rolled back when the claims of that day had been counted as expired. */
    isLate: z.boolean(),
  }),
  z.object({ kind: z.literal('followed'), ...followEvent }),
  z.object({ kind: z.literal('unfollowed'), ...followEvent }),
  // The claims of an offer, taken on the page of a shop, that ended on a day.
  z.object({ kind: z.literal('ended'), id: z.string(), shopId, offerId, endsOn: day }),
]);

export type CountedEvent = z.output<typeof countedEvent>;

export type EventOf<Kind extends CountedEvent['kind']> = Extract<
  CountedEvent,
  { readonly kind: Kind }
>;

/** An event whose numbers follow from itself. */
export type PlainEvent = Exclude<CountedEvent, { readonly kind: 'ended' }>;

/** Days after its last day until a claim that is open counts as expired: a device without a line has seven. */
export const countedAsExpiredAfter = 8;
