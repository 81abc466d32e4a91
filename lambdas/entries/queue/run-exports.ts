import { exportJobWork } from '#lambdas/accounts/exports/job-work.ts';
import { runQueue } from '../run-queue.ts';

/** Runs the jobs on exports of users' data, which alone may write and remove their files. */
export const handler = runQueue<'exports'>(exportJobWork);
