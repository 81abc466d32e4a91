import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { runFifoQueue } from '#lambdas/entries/run-queue.ts';
import { aJob } from '#test/support/a-job.ts';
import { aContext } from '#test/support/lambda-context.ts';

const queue = mockClient(SQSClient);

/** How often the queue delivers a message before it goes to the dead-letter queue. */
const receives = 5;

/** Delivers ten jobs like a FIFO queue, which deletes every job that a batch does not report. Some jobs always fail. */
async function deliver(bad: readonly number[]) {
  const tried: number[] = [];
  const run = runFifoQueue<'counts'>({
    'count-events': async ({ id }) => {
      tried.push(Number(id));
      if (bad.includes(Number(id))) throw new Error('always');
      return [];
    },
  });
  let left = Array.from({ length: 10 }, (_, n) => ({
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

beforeEach(() => queue.reset());

const all = Array.from({ length: 10 }, (_, n) => n);

it.each([
  ['the first', [0]],
  ['the last', [9]],
  ['one in the middle', [4]],
  ['each', all],
])(
  'a batch where %s always fails runs all jobs in order, and moves no other job to the dead-letter queue',
  async (_, bad) => {
    const { tried, dead } = await deliver(bad);
    expect(dead).toEqual(bad);
    expect(tried.slice(0, 10)).toEqual(all);
    expect(tried).toHaveLength(10 + bad.length * (receives - 1));
  },
);

it('keeps the visibility timeout of a failed job', async () => {
  await deliver([0]);
  expect(queue.commandCalls(ChangeMessageVisibilityCommand)).toEqual([]);
});
