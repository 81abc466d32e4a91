import { billBusiness } from '#lambdas/billing/bill-business.ts';
import { done, runBatchesOf } from '#lambdas/platform/jobs/run-batch.ts';

/**
 * Runs the jobs on subscriptions and invoices. The Lambda that decodes files of strangers may not send to their queue, so it
 * cannot have receipts removed.
 */
export const handler = runBatchesOf<'billing'>({
  'bill-business': ({ id }, now) => done(billBusiness(id, now)),
  'remove-receipts': async ({ fileKeys }) => {
    // With the client of S3, which the other job does without.
    const { removeReceipts } = await import('#lambdas/billing/receipts/remove-receipts.ts');
    return done(removeReceipts(fileKeys));
  },
});
