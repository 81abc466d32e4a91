import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { shardsOfRun } from '#lambdas/billing/sweep-billing.ts';
import { handler } from '#lambdas/entries/schedule/sweep-billing.ts';
import { aContext } from '#test/support/a-job.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aSubscription } from '#test/support/builders/an-invoice.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const sqs = mockClient(SQSClient);
beforeEach(() => sqs.reset());

const at = (time: string) => ({ time }) as Parameters<typeof handler>[0];

it.each([
  ['2027-01-01T09:00:00Z', [0]],
  ['2027-01-01T12:00:00Z', [3, 2, 1, 0]],
  ['2027-01-01T16:00:00Z', [7, 6, 5, 4, 3, 2, 1, 0]],
  ['2027-01-01T23:00:00Z', [7, 6, 5, 4, 3, 2, 1, 0]],
  ['2027-01-02T03:00:00Z', [7, 6, 5, 4, 3, 2, 1, 0]],
])('the run of %s takes its own shard first: %j', (time, shards) => {
  expect(shardsOfRun(new Date(time))).toEqual(shards);
});

it('a run queues one job for each due subscription, in the group of its business', async () => {
  tableHolds(stored.subscription(aSubscription()));
  sqs.on(SendMessageBatchCommand).resolves({ Failed: [], Successful: [] });
  const answer = await handler(at('2027-01-01T17:00:00Z'), aContext());
  expect(answer).toEqual({ queued: 1 });
  const [sent] = sqs.commandCalls(SendMessageBatchCommand);
  expect(sent?.args[0].input.Entries).toEqual([
    expect.objectContaining({
      MessageBody: JSON.stringify({ name: 'bill-business', id: businessId }),
      MessageGroupId: businessId,
    }),
  ]);
});

it('a run fails if a queue refuses jobs, so that the event is retried', async () => {
  tableHolds(stored.subscription(aSubscription()));
  const Failed = [{ Id: '0', SenderFault: false, Code: 'Busy' }];
  sqs.on(SendMessageBatchCommand).resolves({ Failed, Successful: [] });
  await expect(handler(at('2027-01-01T17:00:00Z'), aContext())).rejects.toThrow('refused 1 jobs');
});
