import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys, partitionId } from '#lambdas/platform/table/keys.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { wholePartition } from '#lambdas/platform/table/ranges.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/** Lists a page of identifiers that a business's shops gave up; those of the last second may be missing. */
export function listReleasedIdentifiers(
  businessId: string,
  request: PageRequest,
): Promise<Page<string>> {
  const range = wholePartition(partitions.identifiersReleasedBy(businessId), 'GSI1');
  return queryPage(range, request, partitionId);
}

/**
 * Takes the business out of a given-up identifier: it stays reserved for nobody, until its set end. No write if it
 * is no longer this business's; fails where that changes.
 */
export async function forgetOwner(businessId: string, identifier: string): Promise<Write[]> {
  const key = keys.shopIdentifier(identifier);
  const item = await getItem(key);
  if (item?.['businessId'] !== businessId || !item['reservedUntil']) return [];
  return [
    update(key, 'REMOVE shopId, businessId, GSI1PK, GSI1SK', {
      expression: 'businessId = :businessId AND attribute_exists(reservedUntil)',
      values: { ':businessId': businessId },
    }),
  ];
}
