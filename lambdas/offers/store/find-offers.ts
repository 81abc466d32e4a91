import { dayIn, endOfDay, type TimeZone } from '#contract/brazil/time-zones.ts';
import type { DisplayStatus } from '#contract/offers/display-status.ts';
import type { Consistency, Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { endIn, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantIn, keys, partitionId, sortId } from '#lambdas/platform/table/keys.ts';
import { currentOffers, pastOffers } from '#lambdas/platform/table/offer-states.ts';
import {
  queryPage,
  type Range,
  rowsBeginningWith,
  rowsUpTo,
} from '#lambdas/platform/table/query.ts';
import { getItems, type Item } from '#lambdas/platform/table/read.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { parseOffer, type StoredOffer } from './offer-item.ts';

/** Reads offers by their ids, in the given order; undefined for a missing one. */
export async function findOffers(
  ids: readonly string[],
  consistency: Consistency = 'strong',
): Promise<(StoredOffer | undefined)[]> {
  const wanted = ids.flatMap((id) => [keys.offer(id), keys.offerCounters(id)]);
  const find = await getItems(wanted, consistency);
  return ids.map((id) => parseOffer(find(keys.offer(id)), find(keys.offerCounters(id))));
}

/** Reads an offer by its id. */
export async function findOffer(
  id: string,
  consistency: Consistency = 'strong',
): Promise<StoredOffer | undefined> {
  const [found] = await findOffers([id], consistency);
  return found;
}

/** Reads titles of offers by their ids (eventual reads); undefined for a missing offer. */
export async function findTitles(
  ids: readonly string[],
): Promise<(id: string) => string | undefined> {
  const find = await getItems(ids.map(keys.offer), 'eventual');
  return (id) => parseOffer(find(keys.offer(id)), undefined)?.offer.title;
}

/** Rows read for one page of offers to move; most may need nothing. */
const rowsPerPage = 200;

export type OfferList = { readonly businessId: string } | { readonly shopId: string };

const partitionOf = (list: OfferList) =>
  ('shopId' in list ? keys.shop(list.shopId) : keys.business(list.businessId)).PK;

const allOffers = (partition: string): Range => ({
  ...rowsBeginningWith(partition, 'OFFER#'),
  newestFirst: true,
});

/** Ranges with offers of a display status: past ones with the latest end first. Without a status the newest first. */
function rangesOf(partition: string, status: DisplayStatus | undefined, now: Date): Range[] {
  switch (status) {
    case undefined:
      return [allOffers(partition)];
    case 'expired':
      return [pastOffers(partition, 'active', now), pastOffers(partition, 'inactive', now)];
    case 'inactive':
      return [currentOffers(partition, 'inactive', now)];
    default:
      return [currentOffers(partition, 'active', now)];
  }
}

interface OfferPageRequest extends PageRequest {
  /** Reads only the range with this status, which also has others; by default all offers. */
  readonly status?: DisplayStatus | undefined;
  readonly now: Date;
  readonly consistency: Consistency;
  /** Rows read at most per item of a page; beyond, the page is short. */
  readonly rowsPerItem: number;
}

/** Lists a page of offers, each mapped by `show`; undefined leaves an offer out. */
export function listOffers<T>(
  list: OfferList,
  { limit, position, status, now, consistency, rowsPerItem }: OfferPageRequest,
  show: (offer: StoredOffer) => T | undefined,
): Promise<Page<T>> {
  const ranges = rangesOf(partitionOf(list), status, now);
  return collectPage({
    ranges: ranges.map((range) => ({ ...range, consistency })),
    limit,
    position,
    maxRows: limit * rowsPerItem,
    load: async (rows) => {
      const offers = await findOffers(rows.map(sortId), consistency);
      return offers.map((offer) => offer && show(offer));
    },
  });
}

/** Whether an offer's row was written for a zone: its end is the end of a day there. */
function isOfZone(row: Item, zone: TimeZone): boolean {
  const endsAt = endIn(row['LSI1SK']);
  return endOfDay(zone, dayIn(zone, new Date(endsAt))).toISOString() === endsAt;
}

/**
 * Lists a page of the ids of a shop's offers that end after an instant and whose rows may need its new place or zone:
 * active offers, and inactive ones with another zone.
 */
export function listOfferIdsToMove(
  { id, timeZone }: Pick<ShopItem, 'id' | 'timeZone'>,
  instant: Date,
  request: PageRequest,
): Promise<Page<string>> {
  const { PK } = keys.shop(id);
  return collectPage({
    ranges: [currentOffers(PK, 'active', instant), currentOffers(PK, 'inactive', instant)],
    ...request,
    maxRows: rowsPerPage,
    load: async (rows) =>
      rows.map((row) =>
        row['status'] === 'inactive' && isOfZone(row, timeZone) ? undefined : sortId(row),
      ),
  });
}

/** Lists a page of the ids of all offers, the oldest first. */
export function listOfferIds(list: OfferList, request: PageRequest): Promise<Page<string>> {
  return queryPage(rowsBeginningWith(partitionOf(list), 'OFFER#'), request, sortId);
}

/** Lists a page of the ids of active offers that have not ended, the soonest end first. */
export function listCurrentOfferIds(
  list: OfferList,
  now: Date,
  request: PageRequest,
): Promise<Page<string>> {
  return queryPage(currentOffers(partitionOf(list), 'active', now), request, sortId);
}

const endedBefore = (now: Date, newestFirst: boolean) => ({
  ...rowsUpTo(partitions.offersByEnd, now.toISOString(), 'GSI2'),
  newestFirst,
});

/** Lists a page of the ids of ended offers in the feeds: the latest end first, for equal ends the newest offer. */
export function listEndedOfferIds(now: Date, request: PageRequest): Promise<Page<string>> {
  return queryPage(endedBefore(now, true), request, partitionId);
}

/** Returns the earliest end of an ended offer in the feeds, an ISO instant; undefined without one. */
export async function findFirstEnd(now: Date): Promise<string | undefined> {
  const first = { limit: 1, position: undefined };
  const { items } = await queryPage(endedBefore(now, false), first, (row) =>
    instantIn(row['GSI2SK']),
  );
  return items[0];
}
