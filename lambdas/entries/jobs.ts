import { exportJobs } from '#lambdas/accounts/exports/jobs.ts';
import { accountJobs } from '#lambdas/accounts/jobs.ts';
import { billingJobs, receiptJobs } from '#lambdas/billing/jobs.ts';
import { claimJobs } from '#lambdas/claims/jobs.ts';
import { mediaJobs } from '#lambdas/media/jobs.ts';
import { mailJobs } from '#lambdas/messages/mails/jobs.ts';
import { pushJobs } from '#lambdas/messages/push/jobs.ts';
import { offerJobs } from '#lambdas/offers/jobs.ts';
import type { JobIn, NextJobIn } from '#lambdas/platform/jobs/job.ts';
import { shopJobs } from '#lambdas/shops/jobs.ts';
import { statisticsJobs } from '#lambdas/statistics/jobs.ts';
import { reportJobs } from '#lambdas/statistics/reports/jobs.ts';
import { validatorJobs } from '#lambdas/validators/jobs.ts';

/**
 * Every job by its name. A job is work that follows a write. It has the id of an item and reads the current state when it
 * runs, so jobs may run late, in any order, and more than once.
 */
export const jobs = {
  ...offerJobs,
  ...shopJobs,
  ...claimJobs,
  ...statisticsJobs,
  ...accountJobs,
  ...validatorJobs,
  ...billingJobs,
  ...receiptJobs,
  ...exportJobs,
  ...reportJobs,
  ...pushJobs,
  ...mailJobs,
  ...mediaJobs,
} as const;

type Rows = typeof jobs;

export type JobName = keyof Rows;

/** The queues of jobs. `images` and `link-previews` share a Lambda; each other queue has its own, with its own rights. */
export type QueueName = Rows[JobName]['queue'];

export const queueNames = [...new Set(Object.values(jobs).map(({ queue }) => queue))];

export type JobOf<Name extends JobName> = JobIn<Rows, Name>;

export type Job = JobIn<Rows>;

export type NextJob = NextJobIn<Rows>;

/** The names of the jobs of a queue. */
export type JobNameOf<Queue extends QueueName> = {
  [Name in JobName]: Rows[Name]['queue'] extends Queue ? Name : never;
}[JobName];
