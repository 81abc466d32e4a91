import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** The name of the bucket of receipts, which only the Lambdas that use it get. */
export const { RECEIPTS_BUCKET: receiptsBucketName } = z
  .object({ RECEIPTS_BUCKET: z.string().check(z.minLength(1)) })
  .parse(process.env);
