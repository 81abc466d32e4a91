import { mailHolder } from '#lambdas/messages/mails/mail-holder.ts';
import { mailOwner } from '#lambdas/messages/mails/mail-owner.ts';
import { mailValidator } from '#lambdas/messages/mails/mail-validator.ts';
import type { JobNameOf, JobOf, NextJob } from '../jobs.ts';
import { runBatchesOf } from '#lambdas/platform/jobs/run-batch.ts';

/** The job of a throttled mail again, after a delay in seconds; none where the mail is done. */
const again = (job: JobOf<JobNameOf<'mails'>>, delaySeconds: number | undefined): NextJob[] =>
  delaySeconds === undefined ? [] : [{ ...job, delaySeconds }];

/**
 * Runs the jobs on mails, which alone may send them. A mail that SES throttles becomes another message, so that the queue
 * counts no failed try; the queue delivers the job again where SES does not take its mail for another reason.
 */
export const handler = runBatchesOf<'mails'>({
  'mail-owner': async (job, now) => again(job, await mailOwner(job.id, job.event, now)),
  'mail-holder': async (job, now) => again(job, await mailHolder(job.id, job.consumerId, now)),
  'mail-validator': async (job, now) => again(job, await mailValidator(job.id, now)),
});
