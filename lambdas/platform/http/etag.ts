import { createHash } from 'node:crypto';

/** The ETag of a resource at a version. */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/** The ETag of a body by its content. */
export function contentTag(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
}

/** Whether an If-Match or If-None-Match header stands for every version: a `*` alone, never one in a list of tags. */
export const namesEveryTag = (header: string): boolean => header.trim() === '*';

/**
 * Whether a tag matches an If-Match or If-None-Match header: `*`, or a list of tags. A weak tag counts as
 * the strong one (RFC 9110, 8.8.3.2: weak comparison), also in If-Match, since an edge that compresses an
 * answer makes its tag weak.
 */
export function matchesTag(header: string, tag: string): boolean {
  const tags = header.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return namesEveryTag(header) || tags.includes(tag);
}
