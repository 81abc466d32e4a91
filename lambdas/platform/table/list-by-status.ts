import type { Page, PageRequest } from '../paging/paging.ts';
import { collectPage } from './collect-page.ts';
import { partitionId } from './keys.ts';
import { wholePartition } from './ranges.ts';

/**
 * A page of the items that GSI1 has under a status, in the order of their sort keys. `find` gives items by their
 * ids, in that order; one that has another status by now is left out, since the index follows a write later.
 */
export function listByStatus<T extends { readonly status: string }>(
  { partition, status }: { readonly partition: string; readonly status: T['status'] },
  { limit, position }: PageRequest,
  find: (ids: readonly string[]) => Promise<readonly (T | undefined)[]>,
): Promise<Page<T>> {
  return collectPage({
    ranges: [wholePartition(partition, 'GSI1')],
    limit,
    maxRows: limit,
    position,
    load: async (rows) => {
      const items = await find(rows.map(partitionId));
      return items.map((item) => (item?.status === status ? item : undefined));
    },
  });
}
