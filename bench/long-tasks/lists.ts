import { defaultPageSize } from '#contract/fields/fields.ts';

/** Returns a page of a list; the paging key is the number of its first row. */
export function pageOf(count: number, rowAt: (index: number) => object, query: URLSearchParams) {
  const first = Number(query.get('pagingKey') ?? 0);
  const next = Math.min(first + Number(query.get('limit') ?? defaultPageSize), count);
  const items = Array.from({ length: next - first }, (_, index) => rowAt(first + index));
  return { items, ...(next < count && { pagingKey: String(next) }) };
}

/** Returns the id of a row: the given id with the row's number as its last digits. */
export const numbered = (id: string, index: number): string =>
  id.slice(0, -4) + String(index).padStart(4, '0');
