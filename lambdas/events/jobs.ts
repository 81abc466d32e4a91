import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { accountJobs } from './rows/account-jobs.ts';
import { billingJobs } from './rows/billing-jobs.ts';
import { claimJobs } from './rows/claim-jobs.ts';
import { exportJobs } from './rows/export-jobs.ts';
import { mailJobs } from './rows/mail-jobs.ts';
import { messageJobs } from './rows/message-jobs.ts';
import { pictureJobs } from './rows/picture-jobs.ts';
import { reportJobs } from './rows/report-jobs.ts';
import { shopJobs } from './rows/shop-jobs.ts';
import { statisticsJobs } from './rows/statistics-jobs.ts';

/**
 * Every job by its name. A job is work that follows a write. It has the id of its item and reads the current
 * state, so jobs may run late, in any order, and more than once.
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

/** The queues of jobs. Each has a Lambda with only the rights of its jobs; `images` and `link-previews` share one. */
export type QueueName = Rows[JobName]['queue'];

export const queueNames = [...new Set(Object.values(jobs).map(({ queue }) => queue))];

/** Number of the run of a job that continues itself; 0 or absent for the first run. */
const counted = z.object({ turn: z.exactOptional(z.int().check(z.nonnegative())) });

export type JobOf<Name extends JobName> = {
  readonly [N in Name]: { readonly name: N } & Readonly<z.output<Rows[N]['payload']>> &
    Readonly<z.output<typeof counted>>;
}[Name];

export type Job = JobOf<JobName>;

export type JobNameOf<Queue extends QueueName> = {
  [Name in JobName]: Rows[Name]['queue'] extends Queue ? Name : never;
}[JobName];

/** A job to queue, at once or after a delay of at most 900 seconds (SQS's limit). */
export type NextJob<Name extends JobName = JobName> = JobOf<Name> & {
  readonly delaySeconds?: number;
};

/**
 * Reads the job in a message. Throws for an unknown name and for other fields: a message of a later release stays
 * in the queue until that release is deployed.
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

/** Returns a job's group: its business, else its user, else its item. The queue serves groups in turn. */
export function groupOf(job: Job): string {
  const business = 'businessId' in job ? job.businessId : null;
  return business ?? ('userId' in job ? job.userId : job.id);
}
