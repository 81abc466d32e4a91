import { defaultPageSize } from '#contract/fields/fields.ts';
import type { Page, PageRequest } from './paging.ts';
import { decodePagingKey, encodePagingKey } from './paging-key.ts';

interface PageQuery {
  readonly limit?: number;
  readonly pagingKey?: string;
}

/**
 * Answers one page of a list. `list` names everything that selects its items, so a paging key fits only this list.
 * Throws INVALID_PAGING_KEY.
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
