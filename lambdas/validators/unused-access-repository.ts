import type { Page, PageRequest } from '../shared/paging.ts';
import { partitionId, partitions, sortId } from '../shared/table/keys.ts';
import { queryPage } from '../shared/table/query-page.ts';

/** A page of the validators whose first temporary password ran out before an instant, as `<business>#<validator>`. */
export function listUnusedAccesses(instant: Date, request: PageRequest): Promise<Page<string>> {
  const range = {
    index: 'GSI2',
    partition: partitions.unusedAccesses,
    from: '0',
    to: instant.toISOString(),
    newestFirst: false,
  } as const;
  return queryPage(range, request, (row) => `${partitionId(row)}#${sortId(row)}`);
}
