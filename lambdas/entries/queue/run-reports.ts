import { reportJobWork } from '#lambdas/statistics/reports/job-work.ts';
import { runQueue } from '../run-queue.ts';

/** Runs the jobs on reports, which alone may write and remove their files. */
export const handler = runQueue<'reports'>(reportJobWork);
