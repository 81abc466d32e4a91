import { statisticsJobWork } from '#lambdas/statistics/job-work.ts';
import { runFifoQueue } from '../run-queue.ts';

/** Counts what happened in shops: the jobs of one business one after the other. */
export const handler = runFifoQueue<'counts'>(statisticsJobWork);
