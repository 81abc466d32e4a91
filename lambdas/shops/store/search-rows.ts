import type { Business } from '#contract/businesses/businesses.ts';
import { attributesAre, unchanged } from '#lambdas/platform/table/conditions.ts';
import { inGsi1, inGsi2, partitions, wordKey } from '#lambdas/platform/table/index-keys.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { highest, queryAll } from '#lambdas/platform/table/query.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { conditionCheck, put, putNew, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { indexedWords, nameKeyOf } from '#lambdas/platform/text/search-words.ts';
import { searchWordsOf } from '../shop-search-words.ts';
import type { ShopItem } from './shop-item.ts';

type Row = Key & Item;

/** Returns the search partitions of a shop. */
export function searchPartitionsOf({ address }: ShopItem) {
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
