import * as z from 'zod/mini';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { hasChanged, item, job } from '#lambdas/platform/jobs/job-row.ts';
import { moneyZone } from './invoices/days.ts';

const removedReceipts = { ...item, fileKeys: z.array(z.string()) };

export const billingJobs = {
  // The schedule queues it for every business that may have something due.
  'bill-business': job('billing', item, {
    // Billing may begin today, without a trial or after a suspension; it does not wait for the schedule.
    'BILLING SUBSCRIPTION': (change, now) => {
      const { nextStart } = change.after ?? {};
      const isDue = nextStart !== undefined && nextStart <= dayIn(moneyZone, now);
      return isDue && hasChanged(change, 'nextStart');
    },
  }),
  // An invoice is removed by its `ttl`, years after its business left.
  'remove-receipts': job('billing', removedReceipts, {
    'BILLING INVOICE': ({ before, after }) => {
      const fileKeys = (before?.receipts ?? []).map(({ fileKey }) => fileKey);
      return !after && fileKeys.length > 0 && [{ fileKeys }];
    },
  }),
} as const;

/** The job on the file of a receipt: EventBridge queues it, and the Lambda with the decoder runs it. */
export const receiptJobs = { 'process-receipt': job('images', item) } as const;
