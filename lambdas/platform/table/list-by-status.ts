import type { Page, PageRequest } from '../paging/paging.ts';
import { collectPage } from './collect-page.ts';
import { partitionId } from './keys.ts';
import { wholePartition } from './query.ts';

/**
 * Lists a page of the items with a status in GSI1, in the order of their sort keys. The index lags behind writes,
 * so an item whose status has changed is left out.
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
