import type { ListProgress } from '#lambdas/platform/paging/paging.ts';
import { type Key, keyOf, keys } from '#lambdas/platform/table/keys.ts';
import { queryRange, rangeAfter } from '#lambdas/platform/table/query.ts';
import { wholePartition } from '#lambdas/platform/table/ranges.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { retryOnContention } from '#lambdas/platform/table/retry-on-conflict.ts';
import { remove } from '#lambdas/platform/table/transaction.ts';

/** Images per transaction, each with its upload: half of DynamoDB's 100 actions. */
const pageSize = 50;

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
  const rows = await queryRange(rangeAfter(range, position), pageSize);
  const removed = rows.flatMap(keysOf).map((key) => remove(key));
  await retryOnContention((commit) => commit(removed));
  const last = rows.at(-1);
  return { position: last && keyOf(last).SK };
}
