import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { accountJobs } from '#lambdas/accounts/jobs.ts';
import { billingJobs } from '#lambdas/billing/jobs.ts';
import { claimJobs } from '#lambdas/claims/jobs.ts';
import { exportJobs } from '#lambdas/accounts/exports/jobs.ts';
import { mailJobs } from '#lambdas/messages/mails/jobs.ts';
import { messageJobs } from '#lambdas/messages/jobs.ts';
import { pictureJobs } from '#lambdas/media/jobs.ts';
import { reportJobs } from '#lambdas/statistics/reports/jobs.ts';
import { shopJobs } from '#lambdas/shops/jobs.ts';
import { statisticsJobs } from '#lambdas/statistics/jobs.ts';

/**
 * Every job by its name. A job is work that follows a write. It has the id of what it is about and reads the current
 * state when it runs, so jobs may run late, in any order, and more than once.
 */
export const jobs = {
  ...shopJobs,
  ...claimJobs,
  ...statisticsJobs,
  ...accountJobs,
  ...billingJobs,
  ...exportJobs,
  ...reportJobs,
  ...messageJobs,
  ...mailJobs,
  ...pictureJobs,
} as const;

type Rows = typeof jobs;

export type JobName = keyof Rows;

/**
 * The queues of jobs. Each has a Lambda, which may do what its jobs need and no more; `images` and `link-previews` share the
 * one that makes files of pictures.
 */
export type QueueName = Rows[JobName]['queue'];

export const queueNames = [...new Set(Object.values(jobs).map(({ queue }) => queue))];

/** A job that continues itself counts its runs: the first one has turn 0, or none. */
const counted = z.object({ turn: z.exactOptional(z.int().check(z.nonnegative())) });

/** The message of a job: its name, its payload and its turn. */
export type JobOf<Name extends JobName> = {
  readonly [N in Name]: { readonly name: N } & Readonly<z.output<Rows[N]['payload']>> &
    Readonly<z.output<typeof counted>>;
}[Name];

export type Job = JobOf<JobName>;

/** The names of the jobs of a queue. */
export type JobNameOf<Queue extends QueueName> = {
  [Name in JobName]: Rows[Name]['queue'] extends Queue ? Name : never;
}[JobName];

/** A job to be queued, at once or after a delay of at most 900 seconds (SQS's limit). */
export type NextJob<Name extends JobName = JobName> = JobOf<Name> & {
  readonly delaySeconds?: number;
};

/**
 * Reads the job in a message. Throws where its name is unknown, or where its payload has too few or too many fields. The
 * message of a later release thus stays in the queue until that release is deployed.
 */
export function readJob(body: string): Job {
  const message = JSON.parse(body);
  const { name, turn: _, ...payload } = message;
  if (!Object.hasOwn(jobs, name)) throw new Error('No job has the name of the message');
  const row = jobs[name as JobName];
  return {
    name,
    ...counted.parse(message),
    ...z.strictObject(row.payload.shape).parse(payload),
  } as Job;
}

/**
 * Whose work a job is: the business that its payload names, else the user, else what it is about. The queue takes
 * messages of groups in turn, so that many of one do not delay those of others.
 */
export function groupOf(job: Job): string {
  const business = 'businessId' in job ? job.businessId : null;
  return business ?? ('userId' in job ? job.userId : job.id);
}
