import { readFileSync } from 'node:fs';
import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { replayMessages } from '#scripts/replay/replay-messages.ts';
import { readKeptChanges, replays } from '#scripts/replay/replays.ts';
import type { StageOutputs } from '#scripts/stage/outputs.ts';
import { aJob } from '#test/support/a-job.ts';
import { shopId } from '#test/support/builders/a-shop.ts';

const sqs = mockClient(SQSClient);

const message = (id: string): Message => ({ MessageId: id, ReceiptHandle: `handle ${id}` });

/** The batches that the queue delivers, one per request, and then nothing. */
function delivers(...batches: readonly (readonly string[])[]): void {
  const left = [...batches];
  sqs.on(ReceiveMessageCommand).callsFake(() => ({ Messages: left.shift()?.map(message) }));
}

const handlesOf = (command: typeof DeleteMessageBatchCommand) =>
  sqs
    .commandCalls(command)
    .flatMap(({ args: [{ input }] }) => (input.Entries ?? []).map((entry) => entry.ReceiptHandle));

beforeEach(() => {
  sqs.reset();
  sqs.on(DeleteMessageBatchCommand).resolves({});
  sqs.on(ChangeMessageVisibilityBatchCommand).resolves({});
});

describe('replaying the messages of a queue', () => {
  it('deletes a batch after its work, and only then receives the next', async () => {
    delivers(['a', 'b'], ['c']);
    const deleted: (string | undefined)[][] = [];
    const result = await replayMessages('queue', async () => {
      deleted.push(handlesOf(DeleteMessageBatchCommand));
      return new Map();
    });
    expect(result).toEqual({ replayed: 3, failures: [] });
    expect(deleted).toEqual([[], ['handle a', 'handle b']]);
    expect(handlesOf(DeleteMessageBatchCommand)).toEqual(['handle a', 'handle b', 'handle c']);
  });

  it('keeps a message that fails, and releases it at the end', async () => {
    delivers(['a', 'b'], ['c']);
    const result = await replayMessages('queue', async (messages) =>
      messages[0]?.MessageId === 'a' ? new Map([['a', 'It failed.']]) : new Map(),
    );
    expect(result).toEqual({ replayed: 2, failures: ['It failed.'] });
    expect(handlesOf(DeleteMessageBatchCommand)).toEqual(['handle b', 'handle c']);
    const [released] = sqs.commandCalls(ChangeMessageVisibilityBatchCommand);
    expect(released?.args[0].input.Entries).toEqual([
      { Id: '0', ReceiptHandle: 'handle a', VisibilityTimeout: 0 },
    ]);
  });

  it('ends when the queue delivers only messages that failed before', async () => {
    delivers(['a'], ['a'], ['a']);
    const work = jest.fn(async () => new Map([['a', 'It failed.']]));
    expect(await replayMessages('queue', work)).toMatchObject({ replayed: 0 });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('deletes nothing when the work throws', async () => {
    delivers(['a']);
    const work = () => Promise.reject(new Error('unreachable'));
    await expect(replayMessages('queue', work)).rejects.toThrow('unreachable');
    expect(handlesOf(DeleteMessageBatchCommand)).toEqual([]);
  });
});

it('replays a job with turn 0, also one that failed at the limit of turns', async () => {
  const { turn, ...job } = { ...aJob('refresh-offers-count', { id: shopId }), turn: 100_000 };
  const Body = JSON.stringify({ ...job, turn });
  sqs
    .on(ReceiveMessageCommand)
    .resolvesOnce({ Messages: [{ ...message('a'), Body }] })
    .resolves({});
  sqs.on(SendMessageBatchCommand).resolves({});
  const outputs = { JobsQueueUrl: 'jobs', FailedJobsQueueUrl: 'failed' } as StageOutputs;
  expect(await replays['jobs']?.(outputs)).toEqual({ replayed: 1, failures: [] });
  const [sent] = sqs.commandCalls(SendMessageBatchCommand);
  expect(JSON.parse(sent?.args[0].input.Entries?.[0]?.MessageBody ?? '')).toEqual(job);
});

it('a file of failed changes is read with its payload as text or as an object, and refused otherwise', () => {
  const event = { Records: [{ eventID: '1', dynamodb: {} }] };
  for (const payload of [event, JSON.stringify(event)]) {
    expect(readKeptChanges(JSON.stringify({ version: '1.0', payload }))).toEqual(event);
  }
  for (const file of ['', '{}', '{"payload":"{}"}', '{"payload":{"Records":[1]}}']) {
    expect(() => readKeptChanges(file)).toThrow();
  }
});

it('the document on operations names everything that can be replayed', () => {
  const text = readFileSync('docs/operations.md', 'utf8');
  const [, names] = /where `<queue>` is one of\n\n {4}(.+)\n/.exec(text) ?? [];
  expect(names?.split(' ')).toEqual(Object.keys(replays));
});
