import { foldCity } from '#contract/fields/fold.ts';
import { type BusinessItem, parseBusiness } from '#lambdas/businesses/store/business-store.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { exists } from '#lambdas/platform/table/conditions.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, type Key, keys, partitionId, sortId } from '#lambdas/platform/table/keys.ts';
import { highest, type Range } from '#lambdas/platform/table/query.ts';
import { getItems, type Item } from '#lambdas/platform/table/read.ts';
import { update, type WriteCondition } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { parseShop, type ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { findOffers } from './find-offers.ts';
import type { OfferItem, StoredOffer } from './offer-item.ts';
import { countryKey, shopFeedKeys } from './offer-rows.ts';
import {
  checkSellerUnchanged,
  differs,
  listedShops,
  type Seller,
  type StoredItems,
} from './seller.ts';
import { offerUnchanged } from './write-offer.ts';

/** A list of public offers: of the country, a state, or a city in a state. */
export interface Feed {
  readonly state?: string | undefined;
  readonly city?: string | undefined;
}

/** Returns the name of a feed as a paged list. A city appears with its folded name. */
export function feedName({ state, city }: Feed): string {
  const places = [state, city === undefined ? undefined : foldCity(city)];
  return ['feed', ...places.filter((place) => place !== undefined)].join(':');
}

/** Returns whether a shop is in a feed's place. */
export function isInFeed({ address }: ShopItem, { state, city }: Feed): boolean {
  return (
    (state === undefined || state === address.state) &&
    (city === undefined || foldCity(city) === foldCity(address.city))
  );
}

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

interface FeedRequest extends PageRequest {
  readonly now: Date;
  /** Ids of offers that are left out without being read. */
  readonly except?: ReadonlySet<string> | undefined;
}

/** Lists a page of a feed, the latest start first; an entry that `show` maps to undefined is left out. */
export function listFeed<T>(
  feed: Feed,
  { now, except, ...request }: FeedRequest,
  show: (entries: readonly (FeedEntry | undefined)[]) => Promise<(T | undefined)[]>,
): Promise<Page<T>> {
  return collectPage({
    ranges: [rangeOf(feed, now)],
    ...request,
    maxRows: request.limit * rowsPerItem,
    load: async (rows) => {
      const wanted = rows.filter((row) => !except?.has(idsIn(row, feed).offerId));
      const shown = await show(await loadEntries(wanted, feed));
      const byRow = new Map(wanted.map((row, index) => [row, shown[index]]));
      return rows.map((row) => byRow.get(row));
    },
  });
}

/** Sets the index keys in `wanted`, and removes the others of `names`. */
function setIndexKeys(
  key: Key,
  names: readonly string[],
  wanted: Item,
  condition: WriteCondition,
): Write {
  const given = names.filter((name) => wanted[name] !== undefined);
  const absent = names.filter((name) => wanted[name] === undefined);
  const set = given.length > 0 ? `SET ${given.map((name) => `${name} = :${name}`).join(', ')}` : '';
  const remove = absent.length > 0 ? `REMOVE ${absent.join(', ')}` : '';
  const values = {
    ...condition.values,
    ...Object.fromEntries(given.map((name) => [`:${name}`, wanted[name]])),
  };
  return update(key, `${set} ${remove}`.trim(), {
    ...condition,
    ...(Object.keys(values).length > 0 && { values }),
  });
}

const gsi1Keys = ['GSI1PK', 'GSI1SK'];
const allKeys = [...gsi1Keys, 'GSI2PK', 'GSI2SK'];

/**
 * Updates an offer's feed keys to the current state of business and shops; writes nothing if the stored items,
 * read after both, have them already. Fails if the offer is inactive or swept: then the sweep's own key is gone.
 */
export function refreshFeedKeys(offer: OfferItem, seller: Seller, stored: StoredItems): Write[] {
  const listed = listedShops(offer, seller);
  const feedKeys = shopFeedKeys(offer, listed);
  const inCountry = countryKey(offer, listed);
  const rows = seller.shops
    .map(({ id }) => ({ key: keys.offerOfShop(id, offer.id), wanted: feedKeys.get(id) ?? {} }))
    .filter(({ key, wanted }) => differs(stored(key), wanted, allKeys));
  if (rows.length === 0 && !differs(stored(keys.offer(offer.id)), inCountry, gsi1Keys)) return [];
  const condition = offerUnchanged(offer);
  return [
    ...checkSellerUnchanged(seller),
    setIndexKeys(keys.offer(offer.id), gsi1Keys, inCountry, {
      ...condition,
      expression: `${condition.expression} AND attribute_exists(GSI2PK)`,
    }),
    ...rows.map(({ key, wanted }) => setIndexKeys(key, allKeys, wanted, exists)),
  ];
}

/** Takes an ended offer out of the feeds; its lists keep it. */
export function unlistOffer(offer: OfferItem): Write[] {
  return [
    setIndexKeys(keys.offer(offer.id), allKeys, {}, offerUnchanged(offer)),
    ...offer.shopsIds.map((id) =>
      setIndexKeys(keys.offerOfShop(id, offer.id), allKeys, {}, exists),
    ),
  ];
}
