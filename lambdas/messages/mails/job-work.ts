import type { WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import { findHolderMail, findOwnerMail, findValidatorMail } from './find-mails.ts';
import type { mailJobs } from './jobs.ts';
import { sender } from './mail-settings.ts';
import { mailUser, type UserMail } from './mail-user.ts';

/** Sends the mail of a job, if it still has one. Returns the job again, with a delay in seconds, if SES throttles. */
async function mail<Job>(job: Job, now: Date, find: () => Promise<UserMail | undefined>) {
  if (sender === undefined) return [];
  const found = await find();
  const delaySeconds = found && (await mailUser(found, { sender, now }));
  return delaySeconds === undefined ? [] : [{ ...job, delaySeconds }];
}

/** The work of each job on mails. */
export const mailJobWork: WorkOn<typeof mailJobs> = {
  'mail-owner': (job, now) => mail(job, now, () => findOwnerMail(job.id, job.event, now)),
  'mail-holder': (job, now) => mail(job, now, () => findHolderMail(job.id, job.consumerId, now)),
  'mail-validator': (job, now) => mail(job, now, () => findValidatorMail(job.id, now)),
};
