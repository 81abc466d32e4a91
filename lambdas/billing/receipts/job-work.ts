import { done, type WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import type { receiptJobs } from '../jobs.ts';
import { processReceipt } from './process-receipt.ts';

/** The work of the job on the file of a receipt. */
export const receiptJobWork: WorkOn<typeof receiptJobs> = {
  'process-receipt': ({ id: fileKey }, now) => done(processReceipt(fileKey, now)),
};
