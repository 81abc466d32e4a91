import type { ListProgress, Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { queryRange, rangeAfter } from '#lambdas/platform/table/query.ts';
import { rowsBeginningWith, wholePartition } from '#lambdas/platform/table/ranges.ts';
import { removeRows } from '#lambdas/platform/table/remove-rows.ts';

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
