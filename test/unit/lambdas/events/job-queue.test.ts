import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { type Job, jobs } from '#lambdas/entries/jobs.ts';
import { runQueue, type WorkOfQueue } from '#lambdas/entries/run-queue.ts';
import { groupOf } from '#lambdas/platform/jobs/job.ts';
import { sendJobs } from '#lambdas/platform/jobs/job-queue.ts';
import { aContext, aJob } from '#test/support/a-job.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { ownerId } from '#test/support/builders/people.ts';

const queue = mockClient(SQSClient);
const countJob = aJob('refresh-offers-count', { id: shopId });
const signInJob = aJob('end-sign-in', { id: ownerId, businessId: null });

/** The last part of the address of each queue that got messages, with the names of their jobs. */
const sent = () =>
  queue
    .commandCalls(SendMessageBatchCommand)
    .map(({ args: [{ input }] }) => [
      input.QueueUrl?.split('/').at(-1),
      input.Entries?.map(({ MessageBody = '' }) => (JSON.parse(MessageBody) as Job).name),
    ]);

beforeEach(() => {
  queue.reset();
  queue.on(SendMessageBatchCommand).resolves({});
});

it('sends each job to its own queue, in the group of its business', async () => {
  await sendJobs(jobs, [countJob, signInJob]);
  expect(sent()).toEqual([
    ['jobs', ['refresh-offers-count']],
    ['account-jobs', ['end-sign-in']],
  ]);
  const [call] = queue.commandCalls(SendMessageBatchCommand);
  expect(call?.args[0].input.Entries).toMatchObject([{ MessageGroupId: businessId }]);
});

it.each<[string, Job, string]>([
  ['its user', signInJob, ownerId],
  ['the user of a file', aJob('remove-export-file', { id: 'one' }), ownerId],
  ['its business', aJob('close-business', { id: businessId }), businessId],
])('uses %s as the group of a job that names no other business', (_, job, group) => {
  expect(groupOf(job)).toBe(group);
});

describe("a queue's Lambda", () => {
  const run = (work: jest.Mock, ...messages: readonly object[]) => {
    const workOf = { 'refresh-offers-count': work } as unknown as WorkOfQueue<'jobs'>;
    const Records = messages.map((job, index) => ({
      messageId: `m${index}`,
      body: JSON.stringify(job),
    }));
    return runQueue(workOf)({ Records } as SQSEvent, aContext());
  };
  const failed = (...ids: readonly string[]) => ({
    batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })),
  });

  it('runs its jobs, and queues their continuations', async () => {
    const work = jest.fn().mockResolvedValue([signInJob]);
    expect(await run(work, countJob)).toEqual(failed());
    expect(work).toHaveBeenCalledWith(countJob, expect.any(Date), expect.any(Function));
    expect(sent()).toEqual([['account-jobs', ['end-sign-in']]]);
  });

  it('counts the turns of a job that continues itself, from 0 for each job that it starts', async () => {
    const rest = { ...countJob, id: 'rest' };
    const work = jest.fn().mockResolvedValue([rest, signInJob]);
    await run(work, countJob);
    await run(work, { ...countJob, turn: 17 });
    const bodies = queue
      .commandCalls(SendMessageBatchCommand)
      .flatMap(({ args }) => args[0].input.Entries ?? [])
      .map(({ MessageBody = '' }) => JSON.parse(MessageBody));
    expect(bodies).toEqual([
      ...[{ ...rest, turn: 1 }, signInJob],
      ...[{ ...rest, turn: 18 }, signInJob],
    ]);
  });

  it('does not run a job that has continued itself 100,000 times, and leaves it to the dead-letter queue', async () => {
    const work = jest.fn().mockResolvedValue([]);
    const jobs = [99_999, 100_000].map((turn) => ({ ...countJob, turn }));
    expect(await run(work, ...jobs)).toEqual(failed('m1'));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('reports a job that belongs to another queue, does not exist, lacks a field or has a field of a later release, and runs the others', async () => {
    const work = jest.fn().mockResolvedValue([]);
    const { businessId: _, ...incomplete } = countJob;
    const broken = [
      { name: 'no-such-job', id: '1' },
      incomplete,
      { ...countJob, ofALaterRelease: true },
      { ...countJob, turn: 'first' },
    ];
    const { batchItemFailures } = await run(work, signInJob, ...broken, countJob);
    const ids = batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
    expect(ids.sort()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4']);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
