import { billingJobWork } from '#lambdas/billing/job-work.ts';
import { runQueue } from '../run-queue.ts';

/**
 * Runs the jobs on subscriptions and invoices. The Lambda that decodes files of strangers may not send to their queue, so it
 * cannot have receipts removed.
 */
export const handler = runQueue<'billing'>(billingJobWork);
