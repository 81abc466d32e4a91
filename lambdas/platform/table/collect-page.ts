import type { Page, PageRequest } from '../paging/page.ts';
import { partitionId } from './keys.ts';
import { positionOf, queryRange, type Range, rangeAfter, wholePartition } from './query.ts';
import type { Item } from './read.ts';

interface Collection<T> extends PageRequest {
  /** Ranges read one after the other; they share a partition or an index and do not overlap. */
  readonly ranges: readonly Range[];
  /** Rows read at most for one page, by default `limit`; beyond, the page is short and can be continued. */
  readonly maxRows?: number;
  /** Loads the items of rows, in order; undefined for a row that is not shown. */
  readonly load: (rows: readonly Item[]) => Promise<readonly (T | undefined)[]>;
}

const isBeforeRange = ({ from, to, newestFirst }: Range, position: string) =>
  newestFirst ? position > to : position < from;

function remainingRanges(ranges: readonly Range[], position: string | undefined): Range[] {
  if (position === undefined) return [...ranges];
  const current = ranges.findIndex(({ from, to }) => from <= position && position <= to);
  // A range that begins at the present may have moved past the position since the previous page.
  if (current === -1) return ranges.filter((range) => isBeforeRange(range, position));
  return ranges
    .slice(current)
    .map((range, index) => (index === 0 ? rangeAfter(range, position) : range));
}

/** Adds shown items, up to `limit`; returns how many rows that used. */
function addShown<T>(loaded: readonly (T | undefined)[], items: T[], limit: number): number {
  for (const [index, item] of loaded.entries()) {
    if (item !== undefined) items.push(item);
    if (items.length === limit) return index + 1;
  }
  return loaded.length;
}

/**
 * Returns one page of the items that index rows refer to. It reads as many rows as it still needs items: a page
 * whose rows are all shown reads exactly its length, and no page reads more than `maxRows`.
 */
export async function collectPage<T>(request: Collection<T>): Promise<Page<T>> {
  const { limit, maxRows = limit, load } = request;
  const smallestQuery = Math.ceil(limit / 5);
  const items: T[] = [];
  let position = request.position;
  let ranges = remainingRanges(request.ranges, position);
  let read = 0;
  while (ranges[0] && items.length < limit && read < maxRows) {
    const [range, ...later] = ranges;
    const wanted = Math.min(Math.max(limit - items.length, smallestQuery), maxRows - read);
    const rows = await queryRange(range, wanted);
    const used = addShown(await load(rows), items, limit);
    read += rows.length;
    const last = rows[used - 1];
    if (last) position = positionOf(last, range);
    const isDone = used === rows.length && rows.length < wanted;
    ranges = isDone ? later : [rangeAfter(range, position), ...later];
  }
  return ranges[0] && position !== undefined ? { items, position } : { items };
}

/**
 * Lists a page of the items with a status in GSI1, in the order of their sort keys. The index lags behind writes,
 * so an item whose status has changed is left out.
 */
export function listByStatus<T extends { readonly status: string }>(
  { partition, status }: { readonly partition: string; readonly status: T['status'] },
  request: PageRequest,
  find: (ids: readonly string[]) => Promise<readonly (T | undefined)[]>,
): Promise<Page<T>> {
  return collectPage({
    ranges: [wholePartition(partition, 'GSI1')],
    ...request,
    load: async (rows) => {
      const items = await find(rows.map(partitionId));
      return items.map((item) => (item?.status === status ? item : undefined));
    },
  });
}
