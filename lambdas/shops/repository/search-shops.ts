import { type BusinessItem, findBusinesses } from '../../businesses/business-repository.ts';
import type { Page, PageRequest } from '../../shared/paging.ts';
import { isFound, isShownAt, longestOf } from '../../shared/search-words.ts';
import { collectPage } from '../../shared/table/collect-page.ts';
import { partitionId, partitions, wordsIn } from '../../shared/table/keys.ts';
import type { Range } from '../../shared/table/query.ts';
import { rowsBeginningWith } from '../../shared/table/ranges.ts';
import type { Item } from '../../shared/table/read.ts';
import { searchWordsOf } from '../search-words.ts';
import { isShopLive } from '../shop.ts';
import { findShops } from './find-shops.ts';
import { searchPartitionsOf } from './search-rows.ts';
import type { ShopItem } from './shop-item.ts';

/** What is searched for: shops of the country, of a state, or of a city in a state. */
export interface ShopSearch {
  /** The encoded words of the query; at least one. */
  readonly words: readonly string[];
  readonly state?: string;
  readonly city?: string;
}

/** A live shop with its business. */
export interface FoundShop {
  readonly shop: ShopItem;
  readonly business: BusinessItem;
}

/** Index rows read at most for one item of a page; past it the page comes out short. */
const rowsPerItem = { oneWord: 3, severalWords: 5 };

/** The rows of the words that begin with the longest word of the query. */
function rangeOf({ words, state, city }: ShopSearch): Range {
  const word = longestOf(words);
  if (state === undefined) return rowsBeginningWith(partitions.searchOfCountry, word, 'GSI1');
  return city === undefined
    ? rowsBeginningWith(partitions.searchOfState(state), word, 'GSI2')
    : rowsBeginningWith(partitions.searchOfCity(state, city), word, 'GSI1');
}

/** The id of the shop of a row; undefined where the shop does not match, or is shown by another of its rows. */
function idIn(row: Item, { words: query }: ShopSearch, index: Range['index']): string | undefined {
  const { word, words } = wordsIn(row[`${index}SK`]);
  const isWanted = isFound(words, query) && isShownAt(word, words, longestOf(query));
  return isWanted ? partitionId(row) : undefined;
}

/** Shops by their ids with their businesses, read eventually, since all of them are public. */
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

/** Whether a shop is live and still has the words and the place by which a row found it. */
function isStillFound({ shop, business }: FoundShop, query: readonly string[], place: string) {
  const places = Object.values(searchPartitionsOf(shop));
  const words = searchWordsOf(shop, business);
  return isShopLive(shop, business) && places.includes(place) && isFound(words, query);
}

/**
 * A page of the live shops of a place that match: each word of the query begins a word of the shop. Ordered by the
 * first matching word, then by name and id.
 */
export function searchShopsByWords(
  search: ShopSearch,
  { limit, position }: PageRequest,
): Promise<Page<FoundShop>> {
  const range = rangeOf(search);
  const { oneWord, severalWords } = rowsPerItem;
  const seen = new Set<string>();
  // While the rows of a renamed shop are replaced, old and new ones can be in an index together.
  const isFirst = ({ shop }: FoundShop) => !seen.has(shop.id) && seen.add(shop.id) !== undefined;
  return collectPage({
    ranges: [range],
    limit,
    position,
    maxRows: limit * (search.words.length > 1 ? severalWords : oneWord),
    load: async (rows) => {
      const ids = rows.map((row) => idIn(row, search, range.index));
      const find = await findWithBusiness(ids.filter((id) => id !== undefined));
      return ids.map((id) => {
        const found = id === undefined ? undefined : find(id);
        const isShown = found && isStillFound(found, search.words, range.partition);
        return isShown && isFirst(found) ? found : undefined;
      });
    },
  });
}
