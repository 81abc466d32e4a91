import { mailJobWork } from '#lambdas/messages/mails/job-work.ts';
import { runQueue } from '../run-queue.ts';

/**
 * Runs the jobs on mails, which alone may send them. A mail that SES throttles becomes another message, so that the queue
 * counts no failed try; the queue delivers the job again where SES does not take its mail for another reason.
 */
export const handler = runQueue<'mails'>(mailJobWork);
