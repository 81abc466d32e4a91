import type { DisplayStatus } from '#contract/display-status.ts';
import type { Consistency } from '../../shared/consistency.ts';
import type { Page, PageRequest } from '../../shared/paging.ts';
import { collectPage } from '../../shared/table/collect-page.ts';
import { keys, sortId } from '../../shared/table/keys.ts';
import { currentOffers, pastOffers } from '../../shared/table/offer-states.ts';
import { highest, type Range } from '../../shared/table/query.ts';
import { queryPage } from '../../shared/table/query-page.ts';
import { findOffers } from './find-offers.ts';
import type { StoredOffer } from './offer-item.ts';

/** The offers of a business, or those of one shop. */
export type OfferList = { readonly businessId: string } | { readonly shopId: string };

const partitionOf = (list: OfferList) =>
  ('shopId' in list ? keys.shop(list.shopId) : keys.business(list.businessId)).PK;

const allOffers = (partition: string): Range => ({
  partition,
  from: 'OFFER#',
  to: `OFFER#${highest}`,
  newestFirst: true,
});

/**
 * The ranges with offers of a display status: current ones by end, past ones the last to end first. Without
 * a status all offers, the newest first.
 */
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
  /** Reads only the range with offers of this status, which has others, too; by default all offers. */
  readonly status?: DisplayStatus | undefined;
  readonly now: Date;
  readonly consistency: Consistency;
  /** Rows read at most for one item of a page; past it the page comes out short. */
  readonly rowsPerItem: number;
}

/** A page of a list of offers, each as `show` returns it; undefined leaves an offer out. */
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

/** A page of the ids of a shop's offers: those that are on or off, and end after an instant. */
export function listOfferIdsEndingAfter(
  shopId: string,
  instant: Date,
  { limit, position }: PageRequest,
): Promise<Page<string>> {
  const { PK } = keys.shop(shopId);
  return collectPage({
    ranges: [currentOffers(PK, 'active', instant), currentOffers(PK, 'inactive', instant)],
    limit,
    position,
    maxRows: limit,
    load: async (rows) => rows.map(sortId),
  });
}

/** A page of the ids of all offers of a list, the oldest first. */
export function listOfferIds(list: OfferList, request: PageRequest): Promise<Page<string>> {
  const range = { ...allOffers(partitionOf(list)), newestFirst: false };
  return queryPage(range, request, sortId);
}

/** A page of the ids of a list's offers that are on and have not ended, the soonest to end first. */
export function listCurrentOfferIds(
  list: OfferList,
  now: Date,
  request: PageRequest,
): Promise<Page<string>> {
  return queryPage(currentOffers(partitionOf(list), 'active', now), request, sortId);
}
