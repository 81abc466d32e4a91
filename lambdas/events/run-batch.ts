import {
  BatchProcessor,
  EventType,
  processPartialResponse,
  SqsFifoPartialProcessorAsync,
} from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logger } from '../shared/logger.ts';
import { sendJobs } from './job-queue.ts';
import {
  type JobName,
  type JobNameOf,
  type JobOf,
  type NextJob,
  type QueueName,
  readJob,
} from './jobs.ts';
import { retrySoon } from './retry-soon.ts';

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

/** Milliseconds that a job on a list works before the jobs of others get their turn. */
const turn = 1000;

/** A job on a list stops when less time remains, in milliseconds: the work on ten items takes that at worst. */
const reserve = 20_000;

/** Whether a batch that begins now still has time for more items of a list. */
function turnOf(context: Context): () => boolean {
  const atStart = context.getRemainingTimeInMillis();
  return () => {
    const left = context.getRemainingTimeInMillis();
    return left > reserve && atStart - left < turn;
  };
}

/** Runs a job, whatever its queue, and queues those that continue it. */
function runnerOf<Queue extends QueueName>(workOf: WorkOfQueue<Queue>) {
  return async (message: SQSRecord, hasTime: () => boolean): Promise<void> => {
    const { body, messageId } = message;
    try {
      const job = readJob(body);
      const work = (workOf as Partial<Record<JobName, WorkOf<never>>>)[job.name];
      if (!work) throw new Error(`The job ${job.name} belongs to another queue`);
      await sendJobs(await work(job as never, new Date(), hasTime));
    } catch (error) {
      logger.error('job failed', { messageId, error: error as Error });
      await retrySoon(message);
      throw error;
    }
  };
}

const atOnce = new BatchProcessor(EventType.SQS);
const inTurn = new SqsFifoPartialProcessorAsync();

/**
 * The handler of a queue's Lambda. Runs jobs; those that fail are reported one by one, and the queue delivers
 * them again, at first soon.
 */
export function runBatchesOf<Queue extends QueueName>(workOf: WorkOfQueue<Queue>) {
  const run = runnerOf(workOf);
  return async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
    const hasTime = turnOf(context);
    return processPartialResponse(event, (message: SQSRecord) => run(message, hasTime), atOnce, {
      context,
      throwOnFullBatchFailure: false,
    });
  };
}

/** The same for a queue that keeps the order of a group: the jobs of a group after one that fails are not run, either. */
export function runFifoBatchesOf<Queue extends QueueName>(workOf: WorkOfQueue<Queue>) {
  const run = runnerOf(workOf);
  return async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
    const hasTime = turnOf(context);
    return processPartialResponse(event, (message: SQSRecord) => run(message, hasTime), inTurn, {
      context,
      throwOnFullBatchFailure: false,
      skipGroupOnError: true,
    });
  };
}
