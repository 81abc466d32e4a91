import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { wholePartition } from '#lambdas/platform/table/ranges.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import type { Contribution, StatisticsRow, ThingKind } from '../contributions.ts';

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
