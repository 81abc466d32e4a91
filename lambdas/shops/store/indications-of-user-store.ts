import type { Indication } from '#contract/shops/indications.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys, partitionId } from '#lambdas/platform/table/keys.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { wholePartition } from '#lambdas/platform/table/ranges.ts';
import { remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/** Lists a page of the ids of a user's indications, the oldest first; those of the last second may be missing. */
export function listIndicationIdsOfUser(
  userId: string,
  request: PageRequest,
): Promise<Page<string>> {
  const range = wholePartition(partitions.indicationsOfUser(userId), 'GSI2');
  return queryPage(range, request, partitionId);
}

/** Removes an indication unless it changed since it was read; an unreadable one unconditionally. */
export function removeIndication(id: string, before: Indication | undefined): Write {
  if (!before) return remove(keys.indication(id));
  return remove(keys.indication(id), attributesAre({ version: before.version }));
}
