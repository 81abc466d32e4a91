import type { Page, PageRequest } from '../shared/paging.ts';
import { partitionId, partitions, sortId } from '../shared/table/keys.ts';
import { queryPage } from '../shared/table/query-page.ts';
import { rowsUpTo } from '../shared/table/ranges.ts';

/** Lists validators whose first temporary password ran out before an instant, as `<business>#<validator>`. */
export function listUnusedAccesses(instant: Date, request: PageRequest): Promise<Page<string>> {
  const range = rowsUpTo(partitions.unusedAccesses, instant.toISOString(), 'GSI2');
  return queryPage(range, request, (row) => `${partitionId(row)}#${sortId(row)}`);
}
