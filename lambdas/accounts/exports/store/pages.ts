import { positionOf, queryRange, type Range, rangeAfter } from '#lambdas/platform/table/query.ts';
import type { Item } from '#lambdas/platform/table/read.ts';

/** Most items per read. */
const pageSize = 100;

/** A page of a list; a record is undefined if it cannot be read. The list continues after `position`. */
export interface ExportedPage<T = unknown> {
  readonly records: readonly (T | undefined)[];
  readonly position: string;
}

/** Pages of a list, each read only when the consumer asks for it. */
export type ExportedPages<T = unknown> = AsyncGenerator<ExportedPage<T>>;

/** Reads a range page by page from a position on, and converts the rows of each page with `read`. */
export async function* exportedPagesOf<T>(
  range: Range,
  after: string | undefined,
  read: (rows: readonly Item[]) => ExportedPage<T>['records'] | Promise<ExportedPage<T>['records']>,
): ExportedPages<T> {
  let position = after;
  for (;;) {
    const rows = await queryRange(rangeAfter(range, position), pageSize);
    const last = rows.at(-1);
    // Long rows make short pages, so only an empty page is the end.
    if (!last) return;
    position = positionOf(last, range);
    yield { records: await read(rows), position };
  }
}
