import { createHash } from 'node:crypto';

/** Returns the ETag of a version. */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/** Returns the ETag of a body by its content. */
export function contentTag(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
}

/** Returns whether an If-Match or If-None-Match header is `*`; in a list of tags `*` has no meaning. */
export const namesEveryTag = (header: string): boolean => header.trim() === '*';

/**
 * Returns whether a tag matches an If-Match or If-None-Match header: `*`, or a list of tags. Comparison is weak
 * (RFC 9110, 8.8.3.2), also for If-Match, since an edge that compresses an answer makes its tag weak.
 */
export function matchesTag(header: string, tag: string): boolean {
  const tags = header.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return namesEveryTag(header) || tags.includes(tag);
}
