import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** The name of the bucket of pictures, which only the Lambdas that use it get. */
export const { IMAGES_BUCKET: imagesBucketName } = z
  .object({ IMAGES_BUCKET: z.string().check(z.minLength(1)) })
  .parse(process.env);
