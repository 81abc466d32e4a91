import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Context, SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import type { Job, NextJob } from '#lambdas/entries/jobs.ts';
import type { BatchHandler } from '#lambdas/platform/jobs/run-batch.ts';
import { aContext, bodyOf } from './a-job.ts';

// A queue that accepts every job, emptied before each test.
const queue = mockClient(SQSClient);

beforeEach(() => {
  queue.reset();
  queue.on(SendMessageBatchCommand).resolves({});
});

/** Answers of a Lambda to one message. */
export const succeeded = { batchItemFailures: [] };
export const failed = { batchItemFailures: [{ itemIdentifier: 'm0' }] };

/** Delivers jobs as one batch with the message ids m0, m1; missing fields come from a new job. */
export function deliver(handler: BatchHandler, jobs: readonly object[], context = aContext()) {
  const Records = jobs.map((job, index) => ({
    messageId: `m${index}`,
    body: bodyOf(job),
    attributes: {},
  }));
  return handler({ Records } as unknown as SQSEvent, context);
}

const entries = () =>
  queue.commandCalls(SendMessageBatchCommand).flatMap(({ args }) => args[0].input.Entries ?? []);

/** Returns the jobs queued since the start of the test, or since the last job of `deliverInTurn`. */
export const queuedJobs = (): Job[] =>
  entries().map(({ MessageBody = '' }) => JSON.parse(MessageBody));

/** Returns the queued jobs with their delays. */
export const queuedMessages = (): NextJob[] =>
  entries().map(({ MessageBody = '', DelaySeconds }) => ({
    ...JSON.parse(MessageBody),
    ...(DelaySeconds !== undefined && { delaySeconds: DelaySeconds }),
  }));

/**
 * Delivers a job and all jobs that it queues, each in a message of its own and with a new context; a failed one comes
 * again. `afterEach` runs after each. Returns the number of messages.
 */
export async function deliverInTurn(
  handler: BatchHandler,
  first: object,
  { newContext = aContext, afterEach = (_: object) => {} } = {},
): Promise<number> {
  const waiting = [first];
  let count = 0;
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    queue.resetHistory();
    const answer = await deliver(handler, [job], newContext());
    count += 1;
    if (count > 1000) throw new Error('The job never comes to an end');
    afterEach(answer);
    waiting.push(...(answer.batchItemFailures.length > 0 ? [job] : queuedJobs()));
  }
  return count;
}

/** Runs jobs on shops, offers and claims as one batch. */
export const runJobs = (...jobs: readonly object[]) => runJobsIn(aContext(), ...jobs);

/** Runs such jobs as one batch in a context. */
export async function runJobsIn(context: Context, ...jobs: readonly object[]) {
  const { handler } = await import('#lambdas/entries/queue/run-jobs.ts');
  return deliver(handler, jobs, context);
}

/** Runs such a job and all jobs that it queues; `afterEach` runs after each. Returns the number of jobs. */
export async function runToEnd(first: object, afterEach = () => {}): Promise<number> {
  const { handler } = await import('#lambdas/entries/queue/run-jobs.ts');
  return deliverInTurn(handler, first, {
    afterEach: (answer) => {
      expect(answer).toEqual(succeeded);
      afterEach();
    },
  });
}

/** Runs push message jobs as one batch. */
export async function runMessages(...jobs: readonly object[]) {
  const { handler } = await import('#lambdas/entries/queue/send-messages.ts');
  return deliver(handler, jobs);
}

/** Runs mail jobs as one batch. */
export async function runMails(...jobs: readonly object[]) {
  const { handler } = await import('#lambdas/entries/queue/send-mails.ts');
  return deliver(handler, jobs);
}
