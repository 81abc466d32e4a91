import { billBusiness } from '../billing/bill-business.ts';
import { done, runBatchesOf } from './run-batch.ts';

/**
 * Runs the jobs on subscriptions and invoices. The Lambda that decodes files cannot send to this queue, so it
 * cannot have receipts removed.
 */
export const handler = runBatchesOf<'billing'>({
  'bill-business': ({ id }, now) => done(billBusiness(id, now)),
  'remove-receipts': async ({ fileKeys }) => {
    // Loaded on demand with the S3 client, which billing does not need.
    const { removeReceipts } = await import('../receipts/remove-receipts.ts');
    return done(removeReceipts(fileKeys));
  },
});
