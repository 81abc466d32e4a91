import type { WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import type { mailJobs } from './jobs.ts';
import { mailHolder } from './mail-holder.ts';
import { mailOwner } from './mail-owner.ts';
import { mailValidator } from './mail-validator.ts';

/** The job of a throttled mail again, after a delay in seconds; none where the mail is done. */
const again = <Job>(job: Job, delaySeconds: number | undefined) =>
  delaySeconds === undefined ? [] : [{ ...job, delaySeconds }];

/** The work of each job on mails. */
export const mailJobWork: WorkOn<typeof mailJobs> = {
  'mail-owner': async (job, now) => again(job, await mailOwner(job.id, job.event, now)),
  'mail-holder': async (job, now) => again(job, await mailHolder(job.id, job.consumerId, now)),
  'mail-validator': async (job, now) => again(job, await mailValidator(job.id, now)),
};
