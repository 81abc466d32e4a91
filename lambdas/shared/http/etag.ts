import { createHash } from 'node:crypto';

/** The ETag of a resource at a version. */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/** The ETag of a body by its content. */
export function contentTag(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
}

/**
 * Whether an If-Match or If-None-Match header names a tag: by `*`, or in its list. A weak tag counts as
 * the strong one (RFC 9110, 8.8.3.2: weak comparison), also in If-Match, since an edge that compresses an
 * answer makes its tag weak.
 */
export function namesTag(header: string, tag: string): boolean {
  const named = header.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return named.includes('*') || named.includes(tag);
}
