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
 * An offer as it is stored: prices in cents; `userId` is its owner, held in every write's condition;
 * `publishedAt` is from when it runs without a start day, where that is not `createdAt`; `claimShards` is the number of
 * shards of its units, which never falls: units that come back to one beyond it would be lost. Its schema is that of
 * answers, not of input: rules of input may become stricter without making stored offers unreadable.
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

/**
 * The counts of an offer's claims and its limit, as they are shown. They follow the shards of its units, which hold the
 * limit: see lambdas/claims.
 */
const offerCounters = z.object({
  claimedCount: z._default(offer.shape.claimedCount, 0),
  redeemedCount: z._default(offer.shape.redeemedCount, 0),
  availableLimit: offer.shape.availableLimit,
  /** Raised by every count, and when the last one began. */
  countsRevision: z.exactOptional(z.int()),
  countedAt: z.exactOptional(instant),
});

export type OfferCounters = z.output<typeof offerCounters>;

/** An offer with its counters. */
export interface StoredOffer {
  readonly offer: OfferItem;
  readonly counters: OfferCounters;
}

/** An offer read from its item and that of its counters. */
export function parseOffer(
  item: Item | undefined,
  countersItem: Item | undefined,
): StoredOffer | undefined {
  const stored = parseStored(offerItem, unpackImages(unpackTexts(item), 'offer'));
  const counters = parseStored(offerCounters, countersItem ?? {});
  return stored && counters && { offer: stored, counters };
}

/** The attributes of an offer's item, without keys. */
export function offerAttributes(offer: OfferItem): Item {
  return packTexts(packImages(offer, 'offer'), offerTextFields);
}
