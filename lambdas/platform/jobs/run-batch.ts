import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logger } from '../logging/logger.ts';
import { sendJobs } from './job-queue.ts';
import {
  type Job,
  type JobName,
  type JobNameOf,
  type JobOf,
  type NextJob,
  type QueueName,
  readJob,
} from '#lambdas/entries/jobs.ts';
import { retrySoon } from './retry-soon.ts';
import { requireEnd, withTurns } from './turns.ts';

/**
 * Does a job; returns the jobs that continue it. One on a list leaves the rest to another message as soon as it has no
 * more time. Throws where the whole job has to run again.
 */
export type WorkOf<Name extends JobName> = (
  job: JobOf<Name>,
  now: Date,
  hasTime: () => boolean,
) => Promise<readonly NextJob[]>;

/** The work of each job of a queue. */
export type WorkOfQueue<Queue extends QueueName> = {
  readonly [Name in JobNameOf<Queue>]: WorkOf<Name>;
};

/** Work that leaves no other jobs. */
export async function done(work: Promise<void>): Promise<readonly NextJob[]> {
  await work;
  return [];
}

/** Milliseconds that a job on a list works before the jobs of others run. */
const timeSlice = 1000;

/** A job on a list stops when less time remains, in milliseconds: the work on ten items takes that at worst. */
const reserve = 20_000;

/** Whether a batch that begins now still has time for more items of a list. */
function timeIn(context: Context): () => boolean {
  const atStart = context.getRemainingTimeInMillis();
  return () => {
    const left = context.getRemainingTimeInMillis();
    return left > reserve && atStart - left < timeSlice;
  };
}

/** Does a job of a queue, and queues those that continue it. */
async function runJob<Queue extends QueueName>(
  job: Job,
  workOf: WorkOfQueue<Queue>,
  hasTime: () => boolean,
): Promise<void> {
  const work = (workOf as Partial<Record<JobName, WorkOf<never>>>)[job.name];
  if (!work) throw new Error(`The job ${job.name} belongs to another queue`);
  requireEnd(job);
  await sendJobs(withTurns(job, await work(job as never, new Date(), hasTime)));
}

/** Logs that a message failed, and throws its error for the processor of the batch. */
function fail({ messageId }: SQSRecord, error: unknown): never {
  logger.error('job failed', { messageId, error: error as Error });
  throw error;
}

const atOnce = new BatchProcessor(EventType.SQS);
const inOrder = new BatchProcessor(EventType.SQS);

/**
 * Returns the handler of a queue's Lambda. It runs jobs and reports those that failed one by one. The queue delivers them
 * again: soon after the first failures, but a job that cannot be read only after the visibility timeout, since the code
 * that reads it may be deployed by then.
 */
export function runBatchesOf<Queue extends QueueName>(workOf: WorkOfQueue<Queue>) {
  return async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
    const hasTime = timeIn(context);
    const run = async (message: SQSRecord) => {
      let job: Job | undefined;
      try {
        job = readJob(message.body);
        await runJob(job, workOf, hasTime);
      } catch (error) {
        if (job) await retrySoon(message);
        fail(message, error);
      }
    };
    const settings = { context, throwOnFullBatchFailure: false };
    return processPartialResponse(event, run, atOnce, settings);
  };
}

/**
 * Returns the handler of the Lambda of a FIFO queue, whose jobs all succeed in any order. It tries every job of a batch in
 * the order of the batch, and reports the failed ones alone: a job that is returned without having been tried would count
 * a receive, and could reach the dead-letter queue with one that always fails. SQS delivers no job of a group while another
 * one of it is hidden, so a shorter visibility would gain nothing.
 */
export function runFifoBatchesOf<Queue extends QueueName>(workOf: WorkOfQueue<Queue>) {
  return async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
    const hasTime = timeIn(context);
    const run = async (message: SQSRecord) => {
      try {
        await runJob(readJob(message.body), workOf, hasTime);
      } catch (error) {
        fail(message, error);
      }
    };
    const settings = { context, throwOnFullBatchFailure: false, processInParallel: false };
    return processPartialResponse(event, run, inOrder, settings);
  };
}
