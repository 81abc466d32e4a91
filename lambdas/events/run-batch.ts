import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logger } from '../shared/logger.ts';
import { sendJobs } from './job-queue.ts';
import {
  type Job,
  type JobName,
  type JobNameOf,
  job,
  type NextJob,
  type QueueName,
} from './jobs.ts';
import { retrySoon } from './retry-soon.ts';

/**
 * Does a job; returns the jobs that continue it. One on a list leaves the rest to another message as soon as it has no
 * more time. Throws where the whole job has to run again.
 */
export type Work = (job: Job, now: Date, hasTime: () => boolean) => Promise<readonly NextJob[]>;

/** The work of each job of a queue. */
export type WorkOf<Q extends QueueName> = Readonly<Record<JobNameOf<Q>, Work>>;

/** Work that leaves no other jobs. */
export async function done(work: Promise<void>): Promise<readonly Job[]> {
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

const processor = new BatchProcessor(EventType.SQS);

/**
 * The handler of a queue's Lambda. Runs jobs; those that fail are reported one by one, and the queue delivers
 * them again, at first soon.
 */
export function runBatchesOf(workOf: Readonly<Partial<Record<JobName, Work>>>) {
  const runRecord = async (message: SQSRecord, hasTime: () => boolean): Promise<void> => {
    const { body, messageId } = message;
    try {
      const wanted = job.parse(JSON.parse(body));
      const work = workOf[wanted.name];
      if (!work) throw new Error(`The job ${wanted.name} belongs to another queue`);
      await sendJobs(await work(wanted, new Date(), hasTime));
    } catch (error) {
      logger.error('job failed', { messageId, error: error as Error });
      await retrySoon(message);
      throw error;
    }
  };
  return async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
    const hasTime = turnOf(context);
    return processPartialResponse(
      event,
      (message: SQSRecord) => runRecord(message, hasTime),
      processor,
      {
        context,
        throwOnFullBatchFailure: false,
      },
    );
  };
}
