import type { ListProgress } from '../shared/paging.ts';
import { retryOnContention } from '../shared/retry-on-conflict.ts';
import { type Key, keyOf, keys } from '../shared/table/keys.ts';
import { queryRange, rangeAfter } from '../shared/table/query.ts';
import { wholePartition } from '../shared/table/ranges.ts';
import type { Item } from '../shared/table/read.ts';
import { remove } from '../shared/table/transaction.ts';

/** Images per transaction, each with its upload: half of DynamoDB's 100 actions. */
const atOnce = 50;

function keysOf(row: Item): Key[] {
  const { uploadId } = row;
  return [keyOf(row), ...(typeof uploadId === 'string' ? [keys.upload(uploadId)] : [])];
}

/** Removes a page of an owner's images with their uploads. Other jobs write them, so contention is retried. */
export async function removeImagesOfOwner(
  ownerId: string,
  position: string | undefined,
): Promise<ListProgress> {
  const range = wholePartition(keys.image(ownerId, '').PK);
  const rows = await queryRange(rangeAfter(range, position), atOnce);
  const removed = rows.flatMap(keysOf).map((key) => remove(key));
  await retryOnContention((commit) => commit(removed));
  const last = rows.at(-1);
  return { position: last && keyOf(last).SK };
}
