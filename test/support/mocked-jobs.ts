import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Context, SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import type { Job } from '#lambdas/entries/jobs.ts';
import { handler } from '#lambdas/entries/queue/run-jobs.ts';
import { bodyOf } from './a-job.ts';
import { aContext } from './lambda-context.ts';

// A queue that takes every job, empty at the start of each test.
const queue = mockClient(SQSClient);

beforeEach(() => {
  queue.reset();
  queue.on(SendMessageBatchCommand).resolves({});
});

/** Runs jobs, which have just begun unless they say more, as one batch of the queue, with the message ids m0, m1. */
export const runJobs = (...jobs: readonly object[]) => runJobsIn(aContext(), ...jobs);

/** The same in a context. */
export function runJobsIn(context: Context, ...jobs: readonly object[]) {
  const Records = jobs.map((job, index) => ({
    messageId: `m${index}`,
    body: bodyOf(job),
  }));
  return handler({ Records } as SQSEvent, context);
}

/** The jobs that were queued since the start of the test, or of the last job of `runToEnd`. */
export const queuedJobs = (): Job[] =>
  queue
    .commandCalls(SendMessageBatchCommand)
    .flatMap((sent) => sent.args[0].input.Entries ?? [])
    .map(({ MessageBody = '' }) => JSON.parse(MessageBody));

/**
 * Runs a job, and those that it queues, until none is left; `afterEach` is called after each. Returns how many
 * ran.
 */
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
