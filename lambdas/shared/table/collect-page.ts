import { queryRange, type Range, restAfter, sortKeyOf } from './query.ts';
import type { Item } from './read.ts';

interface PageRequest<T> {
  /** Ranges read one after the other; they share a partition or an index and do not overlap. */
  readonly ranges: readonly Range[];
  readonly limit: number;
  /** Most rows read for one page; past it the page comes out short and can be gone on from. */
  readonly maxRows: number;
  readonly position: string | undefined;
  /** What the rows stand for, in their order; undefined for a row that is not to be shown. */
  readonly load: (rows: readonly Item[]) => Promise<readonly (T | undefined)[]>;
}

interface Page<T> {
  readonly items: T[];
  /** Sort key of the last row used, where there may be more. */
  readonly position?: string;
}

const isAhead = ({ from, to, newestFirst }: Range, position: string) =>
  newestFirst ? position > to : position < from;

function remainingRanges(ranges: readonly Range[], position: string | undefined): Range[] {
  if (position === undefined) return [...ranges];
  const current = ranges.findIndex(({ from, to }) => from <= position && position <= to);
  // A range that begins at the present moves on between two pages, beyond where the first one ended.
  if (current === -1) return ranges.filter((range) => isAhead(range, position));
  return ranges
    .slice(current)
    .map((range, index) => (index === 0 ? restAfter(range, position) : range));
}

/** Takes what is to be shown into `items`, up to `limit` of them; gives how many rows that used up. */
function take<T>(loaded: readonly (T | undefined)[], items: T[], limit: number): number {
  for (const [index, item] of loaded.entries()) {
    if (item !== undefined) items.push(item);
    if (items.length === limit) return index + 1;
  }
  return loaded.length;
}

/**
 * One page of what index rows stand for. It reads as many rows as it still needs items, so a page whose
 * rows are all good costs exactly its length, and never more than `maxRows`.
 */
export async function collectPage<T>(request: PageRequest<T>): Promise<Page<T>> {
  const { limit, maxRows, load } = request;
  const smallest = Math.ceil(limit / 5);
  const items: T[] = [];
  let position = request.position;
  let ranges = remainingRanges(request.ranges, position);
  let read = 0;
  while (ranges[0] && items.length < limit && read < maxRows) {
    const [range, ...later] = ranges;
    const wanted = Math.min(Math.max(limit - items.length, smallest), maxRows - read);
    const rows = await queryRange(range, wanted);
    const used = take(await load(rows), items, limit);
    read += rows.length;
    const last = rows[used - 1];
    if (last) position = String(last[sortKeyOf(range)]);
    const isDone = used === rows.length && rows.length < wanted;
    ranges = isDone ? later : [restAfter(range, position), ...later];
  }
  return ranges[0] && position !== undefined ? { items, position } : { items };
}
