import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Context, SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import type { Job, NextJob } from '#lambdas/entries/jobs.ts';
import { handler } from '#lambdas/entries/queue/run-jobs.ts';
import { aContext, bodyOf } from './a-job.ts';

// A queue that accepts every job, emptied before each test.
const queue = mockClient(SQSClient);

beforeEach(() => {
  queue.reset();
  queue.on(SendMessageBatchCommand).resolves({});
});

const batchOf = (jobs: readonly object[]) =>
  ({
    Records: jobs.map((job, index) => ({
      messageId: `m${index}`,
      body: bodyOf(job),
    })),
  }) as SQSEvent;

/** Runs jobs as one batch with the message ids m0, m1; missing fields come from a new job. */
export const runJobs = (...jobs: readonly object[]) => runJobsIn(aContext(), ...jobs);

/** Runs jobs as one batch in a context. */
export const runJobsIn = (context: Context, ...jobs: readonly object[]) =>
  handler(batchOf(jobs), context);

/** Returns the jobs queued since the start of the test, or since the last job of `runToEnd`. */
export const queuedJobs = (): Job[] =>
  queue
    .commandCalls(SendMessageBatchCommand)
    .flatMap((sent) => sent.args[0].input.Entries ?? [])
    .map(({ MessageBody = '' }) => JSON.parse(MessageBody));

/** Runs a job and all jobs that it queues; `afterEach` runs after each. Returns the number of jobs. */
export async function runToEnd(first: object, afterEach = () => {}): Promise<number> {
  const waiting = [first];
  let count = 0;
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    queue.resetHistory();
    expect(await runJobs(job)).toEqual({ batchItemFailures: [] });
    count += 1;
    afterEach();
    waiting.push(...queuedJobs());
  }
  return count;
}

/** Runs push message jobs as one batch. */
export async function runMessages(...jobs: readonly object[]) {
  const { handler } = await import('#lambdas/entries/queue/send-messages.ts');
  return handler(batchOf(jobs), aContext());
}

/** Runs mail jobs as one batch. */
export async function runMails(...jobs: readonly object[]) {
  const { handler } = await import('#lambdas/entries/queue/send-mails.ts');
  return handler(batchOf(jobs), aContext());
}

/** Returns the jobs queued since the start of the test, with their delays. */
export const queuedMessages = (): NextJob[] =>
  queue
    .commandCalls(SendMessageBatchCommand)
    .flatMap((sent) => sent.args[0].input.Entries ?? [])
    .map(({ MessageBody = '', DelaySeconds }) => ({
      ...JSON.parse(MessageBody),
      ...(DelaySeconds !== undefined && { delaySeconds: DelaySeconds }),
    }));
