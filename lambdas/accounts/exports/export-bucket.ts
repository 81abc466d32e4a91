import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** Name of the exports bucket; only the Lambdas that use it get the variable. */
export const { EXPORTS_BUCKET: exportsBucketName } = z
  .object({ EXPORTS_BUCKET: z.string().check(z.minLength(1)) })
  .parse(process.env);
