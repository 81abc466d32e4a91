import { type BusinessItem, parseBusiness } from '#lambdas/businesses/store/business-store.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, keys, partitionId, sortId } from '#lambdas/platform/table/keys.ts';
import { highest, type Range } from '#lambdas/platform/table/query.ts';
import { getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseShop, type ShopItem } from '#lambdas/shops/store/shop-item.ts';
import type { Feed } from '../feed.ts';
import { findOffers } from './find-offers.ts';
import type { StoredOffer } from './offer-item.ts';

/** Index rows read at most per item of a page; beyond, the page is short. */
const rowsPerItem = 3;

/** Rows are ordered by start; rows of future offers are not read. */
function rangeOf({ state, city }: Feed, now: Date): Range {
  const newest = { from: '0', to: instantKey(now.toISOString(), highest), newestFirst: true };
  if (state === undefined) return { index: 'GSI1', partition: partitions.feedOfCountry, ...newest };
  return city === undefined
    ? { index: 'GSI2', partition: partitions.feedOfState(state), ...newest }
    : { index: 'GSI1', partition: partitions.feedOfCity(state, city), ...newest };
}

/** An offer of a feed in any state, with its business and the shop to show it for. */
export interface FeedEntry extends StoredOffer {
  readonly business: BusinessItem;
  readonly shop: ShopItem;
}

/** The country's rows are the offers themselves; a state's and a city's are rows of a shop. */
function idsIn(row: Item, { state }: Feed): { offerId: string; shopId?: string } {
  return state === undefined
    ? { offerId: partitionId(row) }
    : { offerId: sortId(row), shopId: partitionId(row) };
}

/** Loads the entries of rows; eventual reads are enough for public data. */
async function loadEntries(rows: readonly Item[], feed: Feed): Promise<(FeedEntry | undefined)[]> {
  const ids = rows.map((row) => idsIn(row, feed));
  const offers = await findOffers(
    ids.map(({ offerId }) => offerId),
    'eventual',
  );
  const shopIds = ids.map(({ shopId }, index) => shopId ?? offers[index]?.offer.shopsIds[0] ?? '');
  const find = await getItems(
    [
      ...offers.flatMap((stored) => (stored ? [keys.business(stored.offer.businessId)] : [])),
      ...shopIds.filter(Boolean).map(keys.shop),
    ],
    'eventual',
  );
  return offers.map((stored, index) => {
    const business = stored && parseBusiness(find(keys.business(stored.offer.businessId)));
    const shop = parseShop(find(keys.shop(shopIds[index] ?? '')));
    return stored && business && shop ? { ...stored, business, shop } : undefined;
  });
}

/** Lists a page of a feed, the latest start first; an entry that `show` maps to undefined is left out. */
export function listFeed<T>(
  feed: Feed,
  now: Date,
  { limit, position }: PageRequest,
  show: (entries: readonly (FeedEntry | undefined)[]) => Promise<(T | undefined)[]>,
): Promise<Page<T>> {
  return collectPage({
    ranges: [rangeOf(feed, now)],
    limit,
    position,
    maxRows: limit * rowsPerItem,
    load: async (rows) => show(await loadEntries(rows, feed)),
  });
}
