import { defaultPageSize } from '#contract/fields/fields.ts';
import type { Page, PageRequest } from './paging.ts';
import { decodePagingKey, encodePagingKey } from './paging-key.ts';

interface PageQuery {
  readonly limit?: number;
  readonly pagingKey?: string;
}

/**
 * One page of a list as the API answers it. `list` names the list and all that selects its items, so that a paging key
 * is valid for this list only: throws INVALID_PAGING_KEY for a key of another list.
 */
export async function page<T>(
  list: string,
  { limit = defaultPageSize, pagingKey }: PageQuery,
  load: (request: PageRequest) => Promise<Page<T>>,
): Promise<{ items: T[]; pagingKey?: string }> {
  const position = pagingKey === undefined ? undefined : decodePagingKey(list, pagingKey);
  const { items, position: next } = await load({ limit, position });
  return { items, ...(next !== undefined && { pagingKey: encodePagingKey(list, next) }) };
}
