import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { userId } from '#contract/http/ids.ts';
import { offerTextFields } from '#contract/offers/offer-input.ts';
import { offer } from '#contract/offers/offers.ts';
import { packImages, unpackImages } from '#lambdas/media/images/packed-images.ts';
import { storedImage } from '#lambdas/media/images/stored-image.ts';
import { packTexts, unpackTexts } from '#lambdas/platform/table/packed-texts.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';

/**
 * A stored offer. `userId` is its owner, part of every write's condition. `publishedAt` is the start of an offer
 * without a start day, if it differs from `createdAt`. `claimShards`, the number of shards of its stock, never
 * falls: units that return to a dropped shard would be lost. The schema is the answers' one: stricter input rules
 * must not make stored offers unreadable.
 */
const offerItem = z.extend(
  z.omit(offer, {
    availableLimit: true,
    business: true,
    claimedCount: true,
    discountPercent: true,
    displayStatus: true,
    images: true,
    imagesUrls: true,
    offerPrice: true,
    originalPrice: true,
    redeemedCount: true,
  }),
  {
    userId,
    images: z.array(storedImage),
    originalPriceCents: z.int(),
    offerPriceCents: z.int(),
    publishedAt: z.exactOptional(instant),
    claimShards: z.exactOptional(z.int()),
  },
);

export type OfferItem = z.output<typeof offerItem>;

/** An offer's claim counts and limit as shown; the shards of its stock are the source (see lambdas/claims). */
const offerCounters = z.object({
  claimedCount: z._default(offer.shape.claimedCount, 0),
  redeemedCount: z._default(offer.shape.redeemedCount, 0),
  availableLimit: offer.shape.availableLimit,
  /** Raised by every count; `countedAt` is when the last count began. */
  countsRevision: z.exactOptional(z.int()),
  countedAt: z.exactOptional(instant),
});

export type OfferCounters = z.output<typeof offerCounters>;

export interface StoredOffer {
  readonly offer: OfferItem;
  readonly counters: OfferCounters;
}

/** Reads an offer from its item and its counters. */
export function parseOffer(
  item: Item | undefined,
  countersItem: Item | undefined,
): StoredOffer | undefined {
  const stored = parseStored(offerItem, unpackImages(unpackTexts(item), 'offer'));
  const counters = parseStored(offerCounters, countersItem ?? {});
  return stored && counters && { offer: stored, counters };
}

/** Returns the attributes of an offer's item, without keys. */
export function offerAttributes(offer: OfferItem): Item {
  return packTexts(packImages(offer, 'offer'), offerTextFields);
}
