import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { userId } from '#contract/http/ids.ts';
import { offerTextFields } from '#contract/offers/offer-input.ts';
import { offer } from '#contract/offers/offers.ts';
import {
  type BusinessItem,
  checkBusinessUnchanged,
  findBusiness,
} from '#lambdas/businesses/store/business-store.ts';
import { packImages, unpackImages } from '#lambdas/media/images/packed-images.ts';
import { storedImage } from '#lambdas/media/images/stored-image.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { packTexts, unpackTexts } from '#lambdas/platform/table/packed-texts.ts';
import { getItems, type Item, parseStored } from '#lambdas/platform/table/read.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { isShopLive } from '#lambdas/shops/shop.ts';
import { checkShopUnchanged, findShops, type ShopItem } from '#lambdas/shops/store/shop-store.ts';

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

export type StoredItems = Awaited<ReturnType<typeof getItems>>;

/**
 * Reads the stored items of an offer. Call it after reading business and shops: then a job that finds nothing to
 * write has not missed an earlier write.
 */
export function findStoredItems({ id, businessId, shopsIds }: OfferItem): Promise<StoredItems> {
  return getItems([
    keys.offer(id),
    keys.offerOfBusiness(businessId, id),
    ...shopsIds.map((shopId) => keys.offerOfShop(shopId, id)),
  ]);
}

/** Returns whether some attributes of an item differ from the wanted ones. */
export const differs = (item: Item | undefined, wanted: Item, names: readonly string[]): boolean =>
  names.some((name) => item?.[name] !== wanted[name]);

/** An offer's business and shops, as they were read. */
export interface Seller {
  readonly business: BusinessItem;
  readonly shops: readonly ShopItem[];
}

/** Returns the shops that may show an offer publicly: the live ones, while it is active. */
export function listedShops(offer: OfferItem, { business, shops }: Seller): ShopItem[] {
  return offer.status === 'active' ? shops.filter((shop) => isShopLive(shop, business)) : [];
}

/**
 * Requires business and shops to be as they were read. Every transaction that writes feed keys has these checks,
 * so a simultaneous approval or suspension leaves no wrong row.
 */
export function checkSellerUnchanged({ business, shops }: Seller): Write[] {
  return [checkBusinessUnchanged(business), ...shops.map(checkShopUnchanged)];
}

/** Reads an offer's business and its readable shops (strong reads). Throws where there is no business. */
export async function findSeller({ id, businessId, shopsIds }: OfferItem): Promise<Seller> {
  const [business, shops] = await Promise.all([findBusiness(businessId), findShops(shopsIds)]);
  if (!business) throw new Error(`Offer ${id} has no business`);
  return { business, shops: shops.filter((shop) => shop !== undefined) };
}
