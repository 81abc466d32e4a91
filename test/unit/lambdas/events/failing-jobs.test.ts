import {
  ChangeMessageVisibilityCommand,
  GetQueueUrlCommand,
  SendMessageBatchCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { runFifoQueue, runQueue, type WorkOfQueue } from '#lambdas/entries/run-queue.ts';
import { aContext, aJob } from '#test/support/a-job.ts';
import { shopId } from '#test/support/builders/a-shop.ts';

const queue = mockClient(SQSClient);
const QueueUrl = 'https://sqs.sa-east-1.amazonaws.com/000000000000/one';
const failed = { batchItemFailures: [{ itemIdentifier: 'm0' }] };

const job = aJob('refresh-offers-count', { id: shopId });

/** Runs a job that a queue delivered for the nth time; its work fails by default. */
function deliver(
  times: number,
  name: string,
  { work = jest.fn().mockRejectedValue(new Error('no')), message = job as object } = {},
) {
  const record = {
    messageId: 'm0',
    receiptHandle: `handle ${times}`,
    body: JSON.stringify(message),
    attributes: { ApproximateReceiveCount: String(times) },
    eventSourceARN: `arn:aws:sqs:sa-east-1:000000000000:${name}`,
  };
  const run = runQueue({ 'refresh-offers-count': work } as unknown as WorkOfQueue<'jobs'>);
  return run({ Records: [record] } as unknown as SQSEvent, aContext());
}

const asked = () =>
  queue.commandCalls(ChangeMessageVisibilityCommand).map(({ args }) => args[0].input);

beforeEach(() => {
  queue.reset();
  queue.on(SendMessageBatchCommand).resolves({});
  queue.on(GetQueueUrlCommand).resolves({ QueueUrl });
  queue.on(ChangeMessageVisibilityCommand).resolves({});
});

describe('a job that fails', () => {
  it('is delivered again after ten seconds, then after a minute, then after the timeout of its queue', async () => {
    for (const times of [1, 2, 3, 4, 5]) expect(await deliver(times, 'one')).toEqual(failed);
    expect(asked()).toEqual([
      { QueueUrl, ReceiptHandle: 'handle 1', VisibilityTimeout: 10 },
      { QueueUrl, ReceiptHandle: 'handle 2', VisibilityTimeout: 60 },
    ]);
    const questions = queue.commandCalls(GetQueueUrlCommand).map(({ args }) => args[0].input);
    expect(questions).toEqual([{ QueueName: 'one' }]);
  });

  it('is also reported if the queue does not answer, and the queue is asked again later', async () => {
    queue.on(GetQueueUrlCommand).rejectsOnce(new Error('busy')).resolves({ QueueUrl });
    expect(await deliver(1, 'two')).toEqual(failed);
    expect(asked()).toEqual([]);
    queue.on(ChangeMessageVisibilityCommand).rejectsOnce(new Error('busy'));
    expect(await deliver(1, 'two')).toEqual(failed);
    expect(asked()).toHaveLength(1);
  });
});

it('an unreadable job waits for the visibility timeout, so that five receives outlast a deploy', async () => {
  const message = { ...job, ofALaterRelease: true };
  for (const times of [1, 2]) expect(await deliver(times, 'one', { message })).toEqual(failed);
  expect(asked()).toEqual([]);
});

it('the message of a successful job is not changed', async () => {
  const work = jest.fn().mockResolvedValue([]);
  expect(await deliver(1, 'one', { work })).toEqual({ batchItemFailures: [] });
  expect(asked()).toEqual([]);
});

const all = Array.from({ length: 10 }, (_, n) => n);

/** How often the queue delivers a message before it goes to the dead-letter queue. */
const receives = 5;

/** Delivers ten jobs like a FIFO queue, which deletes every job that a batch does not report. Some jobs always fail. */
async function deliverToEnd(bad: readonly number[]) {
  const tried: number[] = [];
  const run = runFifoQueue<'counts'>({
    'count-events': async ({ id }) => {
      tried.push(Number(id));
      if (bad.includes(Number(id))) throw new Error('always');
      return [];
    },
  });
  let left = all.map((n) => ({
    messageId: `${n}`,
    body: JSON.stringify(aJob('count-events', { id: `${n}`, events: [] })),
    attributes: { ApproximateReceiveCount: '1' },
  })) as SQSRecord[];
  for (let receive = 1; receive <= receives; receive += 1) {
    const { batchItemFailures } = await run({ Records: left }, aContext());
    const reported = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    left = left.filter(({ messageId }) => reported.has(messageId));
  }
  return { tried, dead: left.map(({ messageId }) => Number(messageId)) };
}

it.each([
  ['the first', [0]],
  ['the last', [9]],
  ['one in the middle', [4]],
  ['each', all],
])(
  'a batch where %s always fails runs all jobs in order, and moves no other job to the dead-letter queue',
  async (_, bad) => {
    const { tried, dead } = await deliverToEnd(bad);
    expect(dead).toEqual(bad);
    expect(tried.slice(0, 10)).toEqual(all);
    expect(tried).toHaveLength(10 + bad.length * (receives - 1));
  },
);

it('keeps the visibility timeout of a failed job', async () => {
  await deliverToEnd([0]);
  expect(queue.commandCalls(ChangeMessageVisibilityCommand)).toEqual([]);
});
