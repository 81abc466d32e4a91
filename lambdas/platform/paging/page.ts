import { createHash } from 'node:crypto';
import { defaultPageSize } from '#contract/fields/fields.ts';
import { AppError } from '../errors/app-error.ts';

export interface PageRequest {
  readonly limit: number;
  /** Where the previous page ended; undefined for the first page. */
  readonly position: string | undefined;
}

export interface Page<T> {
  readonly items: T[];
  /** Where the next page begins; absent at the end of the list. */
  readonly position?: string;
}

export interface ListProgress {
  /** Where the rest begins; undefined at the end of the list. */
  readonly position: string | undefined;
}

/** `strong` sees every earlier write; `eventual` may lag by about a second, at half the cost. */
export type Consistency = 'strong' | 'eventual';

const hashOf = (list: string) => createHash('sha256').update(list).digest('base64url').slice(0, 8);

/** Encodes a paging key: a hash of its list, and a sort key. The partition always comes from the request. */
export function encodePagingKey(list: string, position: string): string {
  return Buffer.from(`${hashOf(list)}${position}`).toString('base64url');
}

/** Returns the position in a paging key. Throws INVALID_PAGING_KEY for a malformed or another list's key. */
export function decodePagingKey(list: string, pagingKey: string): string {
  const text = Buffer.from(pagingKey, 'base64url').toString();
  const position = text.slice(8);
  if (text.slice(0, 8) !== hashOf(list) || !/^[\w#:.-]+$/.test(position)) {
    throw new AppError('INVALID_PAGING_KEY');
  }
  return position;
}

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
