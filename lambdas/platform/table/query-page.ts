import type { Page, PageRequest } from '../paging/paging.ts';
import { positionOf, queryRange, type Range, rangeAfter } from './query.ts';
import type { Item } from './read.ts';

/** Returns one page of a range, each row mapped by `read`, for example to its id. */
export async function queryPage<T>(
  range: Range,
  { limit, position }: PageRequest,
  read: (row: Item) => T,
): Promise<Page<T>> {
  const rows = await queryRange(rangeAfter(range, position), limit);
  const last = rows.at(-1);
  const hasMore = last !== undefined && rows.length === limit;
  return { items: rows.map(read), ...(hasMore && { position: positionOf(last, range) }) };
}
