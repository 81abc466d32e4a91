import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** Name of the receipts bucket; only the Lambdas that use it get the variable. */
export const { RECEIPTS_BUCKET: receiptsBucketName } = z
  .object({ RECEIPTS_BUCKET: z.string().check(z.minLength(1)) })
  .parse(process.env);
