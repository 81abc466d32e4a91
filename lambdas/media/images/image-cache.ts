/**
 * How long browsers cache an image: its content never changes, but it may be removed or withheld. The edge caches it
 * for a minute (`removableFiles` in `lib/constructs/edge/edge-policies.ts`).
 */
export const cacheControl = 'public, max-age=86400, immutable';
