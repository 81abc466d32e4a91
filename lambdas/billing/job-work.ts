import { done, type WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import { billBusiness } from './bill-business.ts';
import type { billingJobs } from './jobs.ts';

/** The work of each job on subscriptions and invoices. */
export const billingJobWork: WorkOn<typeof billingJobs> = {
  'bill-business': ({ id }, now) => done(billBusiness(id, now)),
  'remove-receipts': async ({ fileKeys }) => {
    // With the client of S3, which the other job does without.
    const { removeReceipts } = await import('./receipts/receipt-storage.ts');
    return done(removeReceipts(fileKeys));
  },
};
