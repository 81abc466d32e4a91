import type { ListProgress } from '../paging/page.ts';
import { keyOf } from './keys.ts';
import { positionOf, queryRange, type Range, rangeAfter } from './query.ts';
import type { Item } from './read.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { remove } from './transaction.ts';

interface Removal {
  /** Rows removed at once: DynamoDB limits a transaction to 100 actions and 4 MB. */
  readonly batchSize: number;
  /** Which rows stay; none by default. */
  readonly stays?: (row: Item) => boolean;
}

/**
 * Removes the first rows of a range after a position. The list ends only at an empty result: a query of large rows
 * may return fewer than requested.
 */
export async function removeRows(
  range: Range,
  position: string | undefined,
  { batchSize, stays = () => false }: Removal,
): Promise<ListProgress> {
  const rows = await queryRange(rangeAfter(range, position), batchSize);
  const removed = rows.filter((row) => !stays(row)).map((row) => remove(keyOf(row)));
  await retryOnConflict((commit) => commit(removed));
  const last = rows.at(-1);
  return { position: last && positionOf(last, range) };
}
