import { dayIn, endOfDay, type TimeZone } from '#contract/brazil/time-zones.ts';
import type { DisplayStatus } from '#contract/businesses/display-status.ts';
import type { Consistency } from '#lambdas/platform/paging/consistency.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { endIn } from '#lambdas/platform/table/index-keys.ts';
import { keys, sortId } from '#lambdas/platform/table/keys.ts';
import { currentOffers, pastOffers } from '#lambdas/platform/table/offer-states.ts';
import type { Range } from '#lambdas/platform/table/query.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/ranges.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';
import { findOffers } from './find-offers.ts';
import type { StoredOffer } from './offer-item.ts';

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
 * Lists a page of the ids of a shop's offers after an instant whose rows may need its new place or zone: active
 * offers, and inactive ones with another zone.
 */
export function listOfferIdsToMove(
  { id, timeZone }: Pick<ShopItem, 'id' | 'timeZone'>,
  instant: Date,
  { limit, position }: PageRequest,
): Promise<Page<string>> {
  const { PK } = keys.shop(id);
  return collectPage({
    ranges: [currentOffers(PK, 'active', instant), currentOffers(PK, 'inactive', instant)],
    limit,
    position,
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
