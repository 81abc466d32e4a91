import { requiredVariable } from '#lambdas/platform/aws/required-variable.ts';

/** Name of the receipts bucket; only the Lambdas that use it get the variable. */
export const receiptsBucketName = requiredVariable('RECEIPTS_BUCKET');
