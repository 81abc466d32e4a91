import { positionOf, queryRange, type Range, rangeAfter } from '../../shared/table/query.ts';
import type { Item } from '../../shared/table/read.ts';

/** Most items that are read at a time. */
const itemsAtOnce = 100;

/** A page of what a list has; undefined for an item that cannot be read. */
export type ExportedPage = readonly unknown[];

/** All rows of a range, a page at a time: the next one is read once the one before has been used. */
export async function* rowPages(range: Range): AsyncGenerator<readonly Item[]> {
  let position: string | undefined;
  for (;;) {
    const rows = await queryRange(rangeAfter(range, position), itemsAtOnce);
    const last = rows.at(-1);
    // A page may be shorter than asked for where its rows are long, so only an empty one is the end.
    if (!last) return;
    position = positionOf(last, range);
    yield rows;
  }
}

/** The pages of a range, each row as what `read` makes of it. */
export async function* pagesOf(
  range: Range,
  read: (row: Item) => unknown,
): AsyncGenerator<ExportedPage> {
  for await (const rows of rowPages(range)) yield rows.map(read);
}
