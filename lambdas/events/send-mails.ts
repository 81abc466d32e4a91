import { mailHolder } from '../mails/mail-holder.ts';
import { mailOwner } from '../mails/mail-owner.ts';
import { mailValidator } from '../mails/mail-validator.ts';
import type { JobNameOf, JobOf, NextJob } from './jobs.ts';
import { runBatchesOf } from './run-batch.ts';

/** Returns the job of a throttled mail after a delay in seconds; none where the mail is done. */
const again = (job: JobOf<JobNameOf<'mails'>>, delaySeconds: number | undefined): NextJob[] =>
  delaySeconds === undefined ? [] : [{ ...job, delaySeconds }];

/**
 * Runs the jobs on mails. Only this Lambda may send mails. A throttled mail becomes a new message, so the queue
 * counts no failed attempt.
 */
export const handler = runBatchesOf<'mails'>({
  'mail-owner': async (job, now) => again(job, await mailOwner(job.id, job.event, now)),
  'mail-holder': async (job, now) => again(job, await mailHolder(job.id, job.consumerId, now)),
  'mail-validator': async (job, now) => again(job, await mailValidator(job.id, now)),
});
