import {
  type BatchHandler,
  runBatchesOf,
  runFifoBatchesOf,
} from '#lambdas/platform/jobs/run-batch.ts';
import { type JobNameOf, type JobOf, jobs, type NextJob, type QueueName } from './jobs.ts';

/** The work of each job of a queue. */
export type WorkOfQueue<Queue extends QueueName> = {
  readonly [Name in JobNameOf<Queue>]: (
    job: JobOf<Name>,
    now: Date,
    hasTime: () => boolean,
  ) => Promise<readonly NextJob[]>;
};

/** Returns the handler of a queue's Lambda. */
export const runQueue = <Queue extends QueueName>(work: WorkOfQueue<Queue>): BatchHandler =>
  runBatchesOf(jobs, work);

/** Returns the handler of a FIFO queue's Lambda. */
export const runFifoQueue = <Queue extends QueueName>(work: WorkOfQueue<Queue>): BatchHandler =>
  runFifoBatchesOf(jobs, work);
