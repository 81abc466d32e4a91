import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Context, SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import type { Job } from '#lambdas/entries/jobs.ts';
import { handler } from '#lambdas/entries/queue/run-jobs.ts';
import { bodyOf } from './a-job.ts';
import { aContext } from './lambda-context.ts';

// A queue that accepts every job, emptied before each test.
const queue = mockClient(SQSClient);

beforeEach(() => {
  queue.reset();
  queue.on(SendMessageBatchCommand).resolves({});
});

/** Runs jobs as one batch with the message ids m0, m1; missing fields come from a new job. */
export const runJobs = (...jobs: readonly object[]) => runJobsIn(aContext(), ...jobs);

/** Runs jobs as one batch in a context. */
export function runJobsIn(context: Context, ...jobs: readonly object[]) {
  const Records = jobs.map((job, index) => ({
    messageId: `m${index}`,
    body: bodyOf(job),
  }));
  return handler({ Records } as SQSEvent, context);
}

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
