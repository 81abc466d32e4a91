import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { partitionId, sortId } from '#lambdas/platform/table/keys.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { rowsUpTo } from '#lambdas/platform/table/ranges.ts';

/** Lists validators whose first temporary password ran out before an instant, as `<business>#<validator>`. */
export function listUnusedAccesses(instant: Date, request: PageRequest): Promise<Page<string>> {
  const range = rowsUpTo(partitions.unusedAccesses, instant.toISOString(), 'GSI2');
  return queryPage(range, request, (row) => `${partitionId(row)}#${sortId(row)}`);
}
