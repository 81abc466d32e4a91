import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** Name of the bucket of reports; only the Lambdas that use it get it. */
export const { REPORTS_BUCKET: reportsBucketName } = z
  .object({ REPORTS_BUCKET: z.string().check(z.minLength(1)) })
  .parse(process.env);
