import { requiredVariable } from '#lambdas/platform/aws/required-variable.ts';

/** Name of the images bucket; only the Lambdas that use it get the variable. */
export const imagesBucketName = requiredVariable('IMAGES_BUCKET');

/**
 * How long browsers cache an image: its content never changes, but it may be removed or withheld. The edge caches it
 * for a minute (`removableFiles` in `lib/constructs/edge/cache-policies.ts`).
 */
export const cacheControl = 'public, max-age=86400, immutable';
