import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** The name of the bucket of exports, which only the Lambdas that use it get. */
export const { EXPORTS_BUCKET: exportsBucketName } = z
  .object({ EXPORTS_BUCKET: z.string().check(z.minLength(1)) })
  .parse(process.env);
