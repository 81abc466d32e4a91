import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { day, instant, version } from '#contract/fields.ts';
import { offerStatus } from '#contract/offers.ts';
import { paymentOptions } from '#contract/payment-options.ts';
import { keys } from '../shared/table/keys.ts';
import { getItems, type Item } from '../shared/table/read.ts';

/** An offer as it is stored; prices in cents, `userId` is its owner, held in every write's condition. */
const offerItem = z.object({
  id: z.string(),
  businessId: z.string(),
  userId: z.string(),
  title: z.string(),
  moreDetails: z.exactOptional(z.string()),
  offerRules: z.exactOptional(z.string()),
  originalPriceCents: z.int(),
  offerPriceCents: z.int(),
  imagesUrls: z.array(z.string()),
  shopsIds: z.array(z.string()),
  paymentOptions,
  startDate: z.exactOptional(day),
  expirationDate: day,
  startsAt: instant,
  endsAt: instant,
  perConsumerLimit: z.exactOptional(z.int()),
  status: offerStatus,
  createdAt: instant,
  updatedAt: instant,
  version,
});

export type OfferItem = z.output<typeof offerItem>;

/** What consumers change of an offer; its limit stands beside the count that it holds back. */
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

/** Keys to read for an offer. */
function offerKeys(id: string) {
  return [keys.offer(id), keys.offerCounters(id)];
}

/** An offer out of what a batch get of its keys found. */
function parseOffer(
  id: string,
  find: (key: ReturnType<typeof keys.offer>) => Item | undefined,
): StoredOffer | undefined {
  const item = find(keys.offer(id));
  if (!item) return undefined;
  const counters = offerCounters.parse(find(keys.offerCounters(id)) ?? {});
  return { offer: offerItem.parse(item), counters };
}

/** Offers by their ids, strongly consistent, in the order asked; undefined for one that is not there. */
export async function findOffers(ids: readonly string[]): Promise<(StoredOffer | undefined)[]> {
  const find = await getItems(ids.flatMap(offerKeys));
  return ids.map((id) => parseOffer(id, find));
}

/** An offer by its id, strongly consistent. */
export async function findOffer(id: string): Promise<StoredOffer | undefined> {
  const [found] = await findOffers([id]);
  return found;
}
