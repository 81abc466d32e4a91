import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import type { NextJob } from '#lambdas/entries/jobs.ts';
import { bodyOf } from './a-job.ts';
import { aContext } from './lambda-context.ts';

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
