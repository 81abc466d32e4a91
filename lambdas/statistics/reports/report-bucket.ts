import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** The name of the bucket of reports, which only the Lambdas that use it get. */
export const { REPORTS_BUCKET: reportsBucketName } = z
  .object({ REPORTS_BUCKET: z.string().check(z.minLength(1)) })
  .parse(process.env);
