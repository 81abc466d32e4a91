/**
 * For how long browsers keep a picture: its content never changes, but it may be removed or withheld. The edge, which
 * serves everybody, keeps it for a minute (`removableFiles` in `lib/constructs/cache-policies.ts`).
 */
export const cacheControl = 'public, max-age=86400, immutable';
