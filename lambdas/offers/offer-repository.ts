import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { offerStatus } from '#contract/offers.ts';
import { shownPaymentOptions } from '#contract/payment-options.ts';
import { keys } from '../shared/table/keys.ts';
import { packTexts, unpackTexts } from '../shared/table/packed-texts.ts';
import { type Consistency, getItems, type Item } from '../shared/table/read.ts';
import { parseStored } from '../shared/table/stored.ts';

/**
 * An offer as it is stored: prices in cents; `userId` is its owner, held in every write's condition. Its
 * schema is tolerant: rules of input may become stricter without making stored offers unreadable.
 */
const offerItem = z.object({
  id: z.string(),
  businessId: z.string(),
  userId: z.string(),
  title: z.string(),
  originalPriceCents: z.int(),
  offerPriceCents: z.int(),
  imagesUrls: z.array(z.string()),
  shopsIds: z.array(z.string()),
  paymentOptions: shownPaymentOptions,
  startDate: z.exactOptional(z.string()),
  expirationDate: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  perConsumerLimit: z.exactOptional(z.int()),
  status: offerStatus,
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
  packedTexts: z.exactOptional(z.instanceof(Uint8Array)),
});

const texts = z.object({
  moreDetails: z.exactOptional(z.string()),
  offerRules: z.exactOptional(z.string()),
});

export type OfferItem = Omit<z.output<typeof offerItem>, 'packedTexts'> & z.output<typeof texts>;

/** What consumers change of an offer; its limit is stored with the count that it bounds. */
const offerCounters = z.object({
  claimedCount: z._default(z.int(), 0),
  redeemedCount: z._default(z.int(), 0),
  availableLimit: z.exactOptional(z.int()),
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
  const stored = parseStored(offerItem, item);
  const counters = parseStored(offerCounters, countersItem ?? {});
  if (!stored || !counters) return undefined;
  const { packedTexts, ...fields } = stored;
  return { offer: { ...fields, ...texts.parse(unpackTexts(packedTexts)) }, counters };
}

/** The attributes of an offer's item, without index keys. */
export function offerAttributes({ moreDetails, offerRules, ...fields }: OfferItem): Item {
  return { ...fields, ...packTexts({ moreDetails, offerRules }) };
}

/** Offers by their ids, in the order asked; undefined for one that is not there. */
export async function findOffers(
  ids: readonly string[],
  consistency: Consistency = 'strong',
): Promise<(StoredOffer | undefined)[]> {
  const wanted = ids.flatMap((id) => [keys.offer(id), keys.offerCounters(id)]);
  const find = await getItems(wanted, consistency);
  return ids.map((id) => parseOffer(find(keys.offer(id)), find(keys.offerCounters(id))));
}

/** An offer by its id. */
export async function findOffer(
  id: string,
  consistency: Consistency = 'strong',
): Promise<StoredOffer | undefined> {
  const [found] = await findOffers([id], consistency);
  return found;
}
