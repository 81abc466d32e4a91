import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Context, DynamoDBRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { handler } from '#lambdas/entries/queue/start-jobs.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';

const queue = mockClient(SQSClient);

/** The stream record of a new offer in a shop, which needs one job of that shop. */
function newOfferIn(shop: number): DynamoDBRecord {
  const { PK, SK } = keys.offerOfShop(`shp_${shop}`, 'off_1');
  return {
    dynamodb: {
      SequenceNumber: String(shop),
      Keys: { PK: { S: PK }, SK: { S: SK } },
      NewImage: { startsAt: { S: '2026-11-21T12:00:00.000Z' } },
    },
  };
}

const newOffers = (count: number) => Array.from({ length: count }, (_, n) => newOfferIn(n));

const unreadable = (number: number): DynamoDBRecord => ({
  dynamodb: {
    SequenceNumber: String(number),
    get Keys(): never {
      throw new Error('unreadable');
    },
  },
});

const start = (...Records: DynamoDBRecord[]) => handler({ Records }, {} as Context);

const sent = () =>
  queue.commandCalls(SendMessageBatchCommand).map((call) => call.args[0].input.Entries?.length);

beforeEach(() => {
  queue.reset();
  queue.on(SendMessageBatchCommand).resolves({});
});

describe('the jobs of a batch of changes', () => {
  it('are queued in batches of ten messages', async () => {
    await start(...newOffers(25));
    expect(sent()).toEqual([10, 10, 5]);
  });

  it('are queued once when several changes need the same job', async () => {
    await start(newOfferIn(1), newOfferIn(1));
    expect(sent()).toEqual([1]);
  });

  it('count the offers of a shop later, together with the changes until then', async () => {
    stopDateAt('2026-11-21T12:00:00.000Z');
    await start(newOfferIn(1), newOfferIn(1));
    const [entry] = queue.commandCalls(SendMessageBatchCommand)[0]?.args[0].input.Entries ?? [];
    expect(entry).toMatchObject({ DelaySeconds: 3 });
    expect(JSON.parse(entry?.MessageBody ?? '')).toMatchObject({ at: '2026-11-21T12:00:00.000Z' });
  });

  it('count the follows of one business in one message', async () => {
    const follows = ['a', 'b', 'c'].map((user): DynamoDBRecord => {
      const { PK, SK } = keys.follow(user, shopId);
      const NewImage = { followId: { S: `follow-${user}` }, businessId: { S: 'biz_1' } };
      return {
        dynamodb: { SequenceNumber: user, Keys: { PK: { S: PK }, SK: { S: SK } }, NewImage },
      };
    });
    await start(...follows);
    expect(sent()).toEqual([1]);
  });

  it('are not queued if no relevant field changed', async () => {
    await start({ dynamodb: {} });
    expect(sent()).toEqual([]);
  });

  it('fail as a batch when the queue rejects one, so that the stream retries the batch', async () => {
    queue.on(SendMessageBatchCommand).resolves({
      Failed: [{ Id: '0', Code: 'InternalError', SenderFault: false }],
    } as never);
    await expect(start(...newOffers(1))).rejects.toThrow('refused 1 jobs');
  });

  it('are queued for all readable records; the others are reported', async () => {
    expect(await start(newOfferIn(1), unreadable(2), newOfferIn(3), unreadable(4))).toEqual({
      batchItemFailures: [{ itemIdentifier: '2' }, { itemIdentifier: '4' }],
    });
    expect(sent()).toEqual([2]);
  });

  it('are reported as failed one by one if no record can be read', async () => {
    expect(await start(unreadable(1), unreadable(2))).toEqual({
      batchItemFailures: [{ itemIdentifier: '1' }, { itemIdentifier: '2' }],
    });
  });
});
