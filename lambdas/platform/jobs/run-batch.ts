import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import { ChangeMessageVisibilityCommand, GetQueueUrlCommand } from '@aws-sdk/client-sqs';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logger } from '../logging/logger.ts';
import { type AnyJob, type JobIn, type NextJobIn, readJob } from './job.ts';
import { sendJobs, sqs } from './job-queue.ts';
import type { JobRows } from './job-row.ts';

/** Seconds until a failed job's second and third delivery. Later ones wait for the queue's visibility timeout. */
const waits = [10, 60];

/** Queue addresses by ARN. */
const urls = new Map<string, string | undefined>();

async function urlOf(queueArn: string): Promise<string | undefined> {
  if (!urls.has(queueArn)) {
    const QueueName = queueArn.split(':').at(-1);
    urls.set(queueArn, (await sqs.send(new GetQueueUrlCommand({ QueueName }))).QueueUrl);
  }
  return urls.get(queueArn);
}

/** Makes the queue redeliver a failed job soon, since most errors pass. A failure of this is only logged. */
async function retrySoon(message: SQSRecord): Promise<void> {
  try {
    const VisibilityTimeout = waits[Number(message.attributes.ApproximateReceiveCount) - 1];
    if (VisibilityTimeout === undefined) return;
    const QueueUrl = await urlOf(message.eventSourceARN);
    const ReceiptHandle = message.receiptHandle;
    await sqs.send(
      new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }),
    );
  } catch (error) {
    const { messageId } = message;
    logger.warn('job is tried again late only', { messageId, error: error as Error });
  }
}

/** A job with this turn counts as endless. */
const lastTurn = 100_000;

/** Throws if a job has continued itself so often that it seems endless. */
function requireEnd({ name, turn = 0 }: AnyJob): void {
  if (turn >= lastTurn) throw new Error(`The job ${name} does not end: it has turn ${turn}`);
}

/** Gives the jobs that follow a job their turns: the next one where it continues itself, none where it starts others. */
function withTurns({ name, turn = 0 }: AnyJob, next: readonly AnyJob[]): readonly AnyJob[] {
  return next.map((job) => (job.name === name ? { ...job, turn: turn + 1 } : job));
}

/**
 * Does a job and returns the jobs that continue it: on a list, the rest goes to another message when time is up.
 * Throws if the whole job has to run again.
 */
export type WorkOf<Rows extends JobRows, Name extends keyof Rows, Next extends JobRows = Rows> = (
  job: JobIn<Rows, Name>,
  now: Date,
  hasTime: () => boolean,
) => Promise<readonly NextJobIn<Next>[]>;

/** The work of each job of some rows, which may start the jobs of others. */
export type WorkOn<Rows extends JobRows, Next extends JobRows = Rows> = {
  readonly [Name in keyof Rows]: WorkOf<Rows, Name, Next>;
};

/** The work of the jobs of a queue by their names. */
type WorkByName = Readonly<
  Record<string, (job: never, now: Date, hasTime: () => boolean) => Promise<readonly AnyJob[]>>
>;

/** The handler of a queue's Lambda. */
export type BatchHandler = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>;

/** Work that leaves no other jobs. */
export async function done(work: Promise<void>): Promise<readonly never[]> {
  await work;
  return [];
}

/** Milliseconds that a job on a list works before it lets other jobs run. */
const timeSlice = 1000;

/** Milliseconds that must remain for more work on a list: the longest time for ten items. */
const reserve = 20_000;

/** Returns a check whether a batch that begins now has time for more items of a list. */
function timeIn(context: Context): () => boolean {
  const atStart = context.getRemainingTimeInMillis();
  return () => {
    const left = context.getRemainingTimeInMillis();
    return left > reserve && atStart - left < timeSlice;
  };
}

/** Does a job of a queue, and queues the jobs that continue it. */
async function runJob(
  rows: JobRows,
  job: AnyJob,
  workOf: WorkByName,
  hasTime: () => boolean,
): Promise<void> {
  const work = workOf[job.name];
  if (!work) throw new Error(`The job ${job.name} belongs to another queue`);
  requireEnd(job);
  await sendJobs(rows, withTurns(job, await work(job as never, new Date(), hasTime)));
}

/** Logs that a message failed, and rethrows its error for the batch processor. */
function fail({ messageId }: SQSRecord, error: unknown): never {
  logger.error('job failed', { messageId, error: error as Error });
  throw error;
}

const parallelProcessor = new BatchProcessor(EventType.SQS);
const inOrder = new BatchProcessor(EventType.SQS);

/**
 * Returns the handler of a queue's Lambda. It reports each failed job; the queue redelivers those soon. A job that
 * cannot be read waits for the visibility timeout, since the code that reads it may be deployed by then.
 */
export function runBatchesOf(rows: JobRows, workOf: WorkByName): BatchHandler {
  return async (event, context) => {
    const hasTime = timeIn(context);
    const run = async (message: SQSRecord) => {
      let job: AnyJob | undefined;
      try {
        job = readJob(rows, message.body);
        await runJob(rows, job, workOf, hasTime);
      } catch (error) {
        if (job) await retrySoon(message);
        fail(message, error);
      }
    };
    const settings = { context, throwOnFullBatchFailure: false };
    return processPartialResponse(event, run, parallelProcessor, settings);
  };
}

/**
 * Returns the handler of a FIFO queue's Lambda. It tries every job in order and reports only the failed ones: an
 * untried job would count as received, and could reach the dead-letter queue because of another job. SQS delivers
 * nothing of a group while one of its jobs is hidden, so a shorter visibility timeout would gain nothing.
 */
export function runFifoBatchesOf(rows: JobRows, workOf: WorkByName): BatchHandler {
  return async (event, context) => {
    const hasTime = timeIn(context);
    const run = async (message: SQSRecord) => {
      try {
        await runJob(rows, readJob(rows, message.body), workOf, hasTime);
      } catch (error) {
        fail(message, error);
      }
    };
    const settings = { context, throwOnFullBatchFailure: false, processInParallel: false };
    return processPartialResponse(event, run, inOrder, settings);
  };
}
