import { createHash } from 'node:crypto';
import { AppError } from '../errors/app-error.ts';

const hashOf = (list: string) => createHash('sha256').update(list).digest('base64url').slice(0, 8);

/**
 * A paging key: a hash of the list that it belongs to, and the position where the list continues. It
 * contains only a sort key; the partition always comes from the request.
 */
export function encodePagingKey(list: string, position: string): string {
  return Buffer.from(`${hashOf(list)}${position}`).toString('base64url');
}

/** The position in a paging key. Throws INVALID_PAGING_KEY for a malformed one or that of another list. */
export function decodePagingKey(list: string, pagingKey: string): string {
  const text = Buffer.from(pagingKey, 'base64url').toString();
  const position = text.slice(8);
  if (text.slice(0, 8) !== hashOf(list) || !/^[\w#:.-]+$/.test(position)) {
    throw new AppError('INVALID_PAGING_KEY');
  }
  return position;
}
