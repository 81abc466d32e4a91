import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** Name of the images bucket; only the Lambdas that use it get the variable. */
export const { IMAGES_BUCKET: imagesBucketName } = z
  .object({ IMAGES_BUCKET: z.string().check(z.minLength(1)) })
  .parse(process.env);

/**
 * How long browsers cache an image: its content never changes, but it may be removed or withheld. The edge caches it
 * for a minute (`removableFiles` in `lib/constructs/edge/cache-policies.ts`).
 */
export const cacheControl = 'public, max-age=86400, immutable';
