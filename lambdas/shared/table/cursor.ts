import { createHash } from 'node:crypto';
import { AppError } from '../app-error.ts';

const tagOf = (query: string) => createHash('sha256').update(query).digest('base64url').slice(0, 8);

/**
 * A paging key: where to go on, and a mark of the query that made it. It holds a sort key alone; the
 * partition always comes from the request.
 */
export function encodeCursor(query: string, position: string): string {
  return Buffer.from(`${tagOf(query)}${position}`).toString('base64url');
}

/** The position in a paging key; INVALID_PAGING_KEY where it is none, or of another query. */
export function decodeCursor(query: string, pagingKey: string | undefined): string | undefined {
  if (pagingKey === undefined) return undefined;
  const text = Buffer.from(pagingKey, 'base64url').toString();
  const position = text.slice(8);
  if (text.slice(0, 8) !== tagOf(query) || !/^[\w#:.-]+$/.test(position)) {
    throw new AppError('INVALID_PAGING_KEY');
  }
  return position;
}
