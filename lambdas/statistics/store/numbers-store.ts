import type { ListProgress, Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { inGsi1, partitions } from '#lambdas/platform/table/index-keys.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import {
  queryPage,
  queryRange,
  rangeAfter,
  rowsBeginningWith,
  wholePartition,
} from '#lambdas/platform/table/query.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { removeRows } from '#lambdas/platform/table/remove-rows.ts';
import { add } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { addFollowers } from '#lambdas/shops/store/follow-store.ts';
import type { Contribution, StatisticsRow, ThingKind } from '../contributions.ts';

/** Returns the key of a row of numbers. */
export function keyOfRow(row: StatisticsRow): Key {
  const { owner } = row;
  switch (row.of) {
    case 'day':
      return keys.statisticsOfDay(owner, row.day);
    case 'month':
      return keys.statisticsOfMonth(owner, row.kind, row.time, row.id);
    case 'year':
      return keys.statisticsOfYear(owner, row.kind, row.time, row.id);
    case 'end':
      return keys.endingClaims(owner, row.day, row.offerId);
    case 'followers':
      return keys.shopCounters(owner);
  }
}

/** Adds numbers to an item. Fails for the followers of a removed shop, which has no counter. */
export function addNumbers({ row, numbers }: Contribution): Write {
  const key = keyOfRow(row);
  if (row.of === 'followers') return addFollowers(row.owner, numbers['followersCount'] ?? 0);
  // The claims of a day are listed until they are counted as expired.
  const isListed = row.of === 'end' && row.isTaken;
  const listed = isListed
    ? inGsi1(partitions.claimsEndingOn(row.day), [row.businessId, row.owner, row.offerId].join('#'))
    : {};
  return add(key, numbers, listed);
}

/** The row of an item by its sort key; undefined for an item that is not counted from claims. */
function rowOf(owner: string, businessId: string, sortKey: string): StatisticsRow | undefined {
  const [name = '', time = '', id = ''] = sortKey.split('#');
  if (name === 'DAY') return { of: 'day', owner, day: time };
  if (name === 'END')
    return { of: 'end', owner, day: time, offerId: id, businessId, isTaken: true };
  const [, kind, length] = /^([OVS])([MY])$/.exec(name) ?? [];
  if (kind === undefined) return undefined;
  return { of: length === 'M' ? 'month' : 'year', owner, kind: kind as ThingKind, time, id };
}

const numbersIn = (item: Item) =>
  Object.fromEntries(
    Object.entries(item).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );

/** Lists a page of the stored numbers of a shop or a business (strong read). */
export async function listNumbers(
  { owner, businessId }: { readonly owner: string; readonly businessId: string },
  request: PageRequest,
): Promise<Page<Contribution>> {
  const { PK } = keys.statisticsOfDay(owner, '');
  const page = await queryPage(wholePartition(PK), request, (item) => {
    const row = rowOf(owner, businessId, String(item['SK']));
    return row && { row, numbers: numbersIn(item) };
  });
  return { ...page, items: page.items.filter((found) => found !== undefined) };
}

const yearsOf = (businessId: string) => {
  const { PK, SK } = keys.statisticsOfYear(businessId, 'S', '', '');
  return rowsBeginningWith(PK, SK.slice(0, -1));
};

/** Lists a page of the ids of a business's shops with numbers, including removed ones; an id may appear twice. */
export async function listCountedShops(
  businessId: string,
  { limit, position }: PageRequest,
): Promise<Page<string>> {
  const rows = await queryRange(rangeAfter(yearsOf(businessId), position), limit);
  const last = rows.at(-1);
  return {
    items: rows.map((row) => String(row['SK']).split('#')[2] ?? ''),
    ...(last && { position: String(last['SK']) }),
  };
}

/** Removes numbers of a shop or a business, a hundred from a position on. Throws WriteConflict after six attempts. */
export function removeNumbers(
  ownerId: string,
  position: string | undefined,
): Promise<ListProgress> {
  const { PK } = keys.statisticsOfDay(ownerId, '');
  return removeRows(wholePartition(PK), position, { batchSize: 100 });
}

/** Removes all numbers of a shop. */
export async function removeNumbersOfShop(shopId: string): Promise<void> {
  let position: string | undefined;
  do {
    ({ position } = await removeNumbers(shopId, position));
  } while (position !== undefined);
}
