import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** Name of the images bucket; only the Lambdas that use it get the variable. */
export const { IMAGES_BUCKET: imagesBucketName } = z
  .object({ IMAGES_BUCKET: z.string().check(z.minLength(1)) })
  .parse(process.env);
