/** Whether an If-None-Match header names a tag: `*`, or one of a list, weak or not (RFC 9110, 13.1.2). */
export function isKnownTag(header: string | undefined, tag: string | undefined): boolean {
  if (header === undefined || tag === undefined) return false;
  const known = header.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(tag);
}
