import { positionOf, queryRange, type Range, rangeAfter } from '#lambdas/platform/table/query.ts';
import type { Item } from '#lambdas/platform/table/read.ts';

/** Most items that are read at a time. */
const itemsAtOnce = 100;

/** A page of what a list has; undefined for an item that cannot be read. The rest of the list begins after `position`. */
export interface ExportedPage<T = unknown> {
  readonly records: readonly (T | undefined)[];
  readonly position: string;
}

/** Pages of a list, each once the one before has been used. */
export type ExportedPages<T = unknown> = AsyncGenerator<ExportedPage<T>>;

/**
 * The pages of a range from a position on, as what `read` makes of the rows of each: the next one is read once the one
 * before has been used.
 */
export async function* exportedPagesOf<T>(
  range: Range,
  after: string | undefined,
  read: (rows: readonly Item[]) => ExportedPage<T>['records'] | Promise<ExportedPage<T>['records']>,
): ExportedPages<T> {
  let position = after;
  for (;;) {
    const rows = await queryRange(rangeAfter(range, position), itemsAtOnce);
    const last = rows.at(-1);
    // A page may be shorter than asked for where its rows are long, so only an empty one is the end.
    if (!last) return;
    position = positionOf(last, range);
    yield { records: await read(rows), position };
  }
}
