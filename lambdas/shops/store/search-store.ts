import type { Business } from '#contract/businesses/businesses.ts';
import { type BusinessItem, findBusinesses } from '#lambdas/businesses/store/business-store.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre, unchanged } from '#lambdas/platform/table/conditions.ts';
import {
  inGsi1,
  inGsi2,
  partitions,
  wordKey,
  wordsIn,
} from '#lambdas/platform/table/index-keys.ts';
import { type Key, keys, partitionId } from '#lambdas/platform/table/keys.ts';
import {
  highest,
  queryAll,
  queryRange,
  type Range,
  rowsBeginningWith,
} from '#lambdas/platform/table/query.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { conditionCheck, put, putNew, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import {
  indexedWords,
  isFound,
  isShownAt,
  nameKeyOf,
  prefixesOf,
  type Readings,
} from '#lambdas/platform/text/search-words.ts';
import { searchWordsOf } from '../search/shop-search-words.ts';
import { isShopLive } from '../shop.ts';
import { findShops, type ShopItem } from './shop-store.ts';

type Row = Key & Item;

/** Returns the search partitions of a shop. */
function searchPartitionsOf({ address }: ShopItem) {
  return {
    country: partitions.searchOfCountry,
    state: partitions.searchOfState(address.state),
    city: partitions.searchOfCity(address.state, address.city),
  };
}

/** Returns the search rows of a live shop: two per word, as an item appears only once in an index. */
export function searchRowsOf(shop: ShopItem, business: Business): Row[] {
  const words = searchWordsOf(shop, business);
  const name = nameKeyOf(business.name);
  const { country, state, city } = searchPartitionsOf(shop);
  return indexedWords(words).flatMap((word) => {
    const sortKey = wordKey({ word, name, id: shop.id, words });
    return [
      {
        ...keys.shopWord(shop.id, word),
        ...inGsi1(country, sortKey),
        ...inGsi2(state, sortKey),
      },
      { ...keys.shopWordInCity(shop.id, word), ...inGsi1(city, sortKey) },
    ];
  });
}

/** Reads the stored search rows of a shop. */
export async function findSearchRows(shopId: string): Promise<Row[]> {
  const rows = await queryAll({
    partition: keys.shop(shopId).PK,
    from: keys.shopWord(shopId, '').SK,
    to: keys.shopWordInCity(shopId, highest).SK,
  });
  return rows as Row[];
}

const indexKeys = ['GSI1PK', 'GSI1SK', 'GSI2PK', 'GSI2SK'];
const isSame = (one: Item, other: Item) => indexKeys.every((name) => one[name] === other[name]);

/** Returns the writes that turn stored rows into the wanted ones; fails if a row changed since it was read. */
export function replaceSearchRows(stored: readonly Row[], wanted: readonly Row[]): Write[] {
  const storedBy = new Map(stored.map((row) => [row.SK, row]));
  const wantedKeys = new Set(wanted.map(({ SK }) => SK));
  const asRead = ({ GSI1SK }: Row) => attributesAre({ GSI1SK });
  const obsolete = stored.filter(({ SK }) => !wantedKeys.has(SK));
  const changed = wanted.flatMap((row) => {
    const before = storedBy.get(row.SK);
    if (!before) return [putNew(row)];
    return isSame(before, row) ? [] : [put(row, asRead(before))];
  });
  const removals = obsolete.map((row) => remove({ PK: row.PK, SK: row.SK }, asRead(row)));
  return [...removals, ...changed];
}

/** Requires the shop, and its business's status and name, to be as they were read: search rows depend on them. */
export function checkSearchedUnchanged(shop: ShopItem, { id, status, name }: Business): Write[] {
  return [
    conditionCheck(keys.shop(shop.id), unchanged(shop)),
    conditionCheck(keys.business(id), attributesAre({ status, name })),
  ];
}

/** A search for shops of the country, of a state, or of a city in a state. */
export interface ShopSearch {
  /** The query; at least one reading. */
  readonly readings: Readings;
  readonly state?: string;
  readonly city?: string;
}

export interface FoundShop {
  readonly shop: ShopItem;
  readonly business: BusinessItem;
}

/** Index rows read at most per item of a page; beyond, the page is short. */
const rowsPerItem = { oneWord: 3, severalWords: 5 };

/** Index and partition with the rows of a place. */
function rangeOf({ state, city }: ShopSearch): Pick<Range, 'index' | 'partition'> {
  if (state === undefined) return { index: 'GSI1', partition: partitions.searchOfCountry };
  return city === undefined
    ? { index: 'GSI2', partition: partitions.searchOfState(state) }
    : { index: 'GSI1', partition: partitions.searchOfCity(state, city) };
}

/** Shop id of a row; undefined where the shop does not match, or another of its rows shows it. */
function idIn(row: Item, readings: Readings, index: Range['index']): string | undefined {
  const { word, words } = wordsIn(row[`${index}SK`]);
  return isShownAt(word, words, readings) ? partitionId(row) : undefined;
}

/** Reads shops with their businesses; eventual reads are enough for public data. */
async function findWithBusiness(
  ids: readonly string[],
): Promise<(id: string) => FoundShop | undefined> {
  const shops = (await findShops(ids, 'eventual')).filter((shop) => shop !== undefined);
  const businessIds = shops.map(({ businessId }) => businessId);
  const businessOf = await findBusinesses(businessIds, 'eventual');
  const found = shops.flatMap((shop) => {
    const business = businessOf(shop.businessId);
    return business ? [[shop.id, { shop, business }] as const] : [];
  });
  const byId = new Map(found);
  return (id) => byId.get(id);
}

/** Whether a shop is live and still has the words and the place of the row that found it. */
function isStillFound({ shop, business }: FoundShop, readings: Readings, partition: string) {
  const ownPartitions = Object.values(searchPartitionsOf(shop));
  const words = searchWordsOf(shop, business);
  return (
    isShopLive(shop, business) && ownPartitions.includes(partition) && isFound(words, readings)
  );
}

/** Most words that are looked up after a page without shops: the longest, since few shops have them. */
const mostLookedUp = 3;

/** Returns whether each word of some reading begins a row of a place, as far as words are looked up. */
async function mayBeFound(
  readings: Readings,
  { index, partition }: Pick<Range, 'index' | 'partition'>,
) {
  const hasRow = async (word: string) =>
    (await queryRange(rowsBeginningWith(partition, word, index), 1)).length > 0;
  const others = new Set(indexedWords(readings.flat()));
  for (const read of prefixesOf(readings)) others.delete(read);
  const lookedUp = [...others].sort((a, b) => b.length - a.length).slice(0, mostLookedUp);
  const found = await Promise.all(lookedUp.map(hasRow));
  const missing = new Set(lookedUp.filter((_, index) => !found[index]));
  return readings.some((reading) => !reading.some((word) => missing.has(word)));
}

/** Lists a page of matching live shops in a place, by the first matching word, then by name and id. */
export async function searchShopsByWords(
  search: ShopSearch,
  request: PageRequest,
): Promise<Page<FoundShop>> {
  const { readings } = search;
  const range = rangeOf(search);
  const { index, partition } = range;
  const { oneWord, severalWords } = rowsPerItem;
  const seen = new Set<string>();
  // While a renamed shop's rows are replaced, an index can have old and new ones.
  const isFirst = ({ shop }: FoundShop) => !seen.has(shop.id) && seen.add(shop.id) !== undefined;
  const page = await collectPage({
    ranges: prefixesOf(readings).map((word) => rowsBeginningWith(partition, word, index)),
    ...request,
    maxRows: request.limit * (readings.some(({ length }) => length > 1) ? severalWords : oneWord),
    load: async (rows) => {
      const ids = rows.map((row) => idIn(row, readings, index));
      const find = await findWithBusiness(ids.filter((id) => id !== undefined));
      return ids.map((id) => {
        const found = id === undefined ? undefined : find(id);
        const isShown = found && isStillFound(found, readings, partition);
        return isShown && isFirst(found) ? found : undefined;
      });
    },
  });
  const isEmptyStart = page.items.length === 0 && request.position === undefined;
  // Thousands of rows may begin with one word although no shop has another one.
  const isOver = isEmptyStart && page.position && !(await mayBeFound(readings, range));
  return isOver ? { items: [] } : page;
}
