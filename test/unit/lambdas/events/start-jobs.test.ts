import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Context, DynamoDBRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import type { Job } from '#lambdas/entries/jobs.ts';
import { handler } from '#lambdas/entries/queue/start-jobs.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { mergeCounts } from '#lambdas/statistics/merge-counts.ts';
import { aJob } from '#test/support/a-job.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { strangerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';

const queue = mockClient(SQSClient);
const at = '2026-11-21T12:00:00.000Z';

/** The stream record of a new offer in a shop, which needs one job of that shop. */
function newOfferIn(shop: number): DynamoDBRecord {
  const { PK, SK } = keys.offerOfShop(`shp_${shop}`, 'off_1');
  return {
    dynamodb: {
      SequenceNumber: String(shop),
      Keys: { PK: { S: PK }, SK: { S: SK } },
      NewImage: { startsAt: { S: at } },
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

  it('count the offers of a shop once and later, together with the changes until then', async () => {
    stopDateAt(at);
    await start(newOfferIn(1), newOfferIn(1));
    expect(sent()).toEqual([1]);
    const [entry] = queue.commandCalls(SendMessageBatchCommand)[0]?.args[0].input.Entries ?? [];
    expect(entry).toMatchObject({ DelaySeconds: 3 });
    expect(JSON.parse(entry?.MessageBody ?? '')).toMatchObject({ at });
  });

  it('count the follows of one business in one message', async () => {
    const followOf = (user: string): DynamoDBRecord => {
      const { PK, SK } = keys.follow(user, shopId);
      const NewImage = { followId: { S: `follow-${user}` }, businessId: { S: 'biz_1' } };
      return { dynamodb: { Keys: { PK: { S: PK }, SK: { S: SK } }, NewImage } };
    };
    await start(...['a', 'b', 'c'].map(followOf));
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

  it.each([
    [[unreadable(1), newOfferIn(2), unreadable(3), newOfferIn(4)], ['1', '3'], [2]],
    [[unreadable(1), unreadable(2)], ['1', '2'], []],
  ])(
    'are queued for all readable records; the others are reported (case %#)',
    async (records, unread, jobs) => {
      const batchItemFailures = unread.map((itemIdentifier) => ({ itemIdentifier }));
      expect(await start(...records)).toEqual({ batchItemFailures });
      expect(sent()).toEqual(jobs);
    },
  );
});

const event = (id: string) => ({ kind: 'followed', id, userId: strangerId, shopId, at }) as const;
const countOf = (id: string, ...ids: string[]): Job => ({
  name: 'count-events',
  id,
  events: ids.map(event),
});

describe('the jobs that count', () => {
  it('are merged by business; other jobs stay as they are', () => {
    const refresh = aJob('refresh-feeds-of-shop', { id: 'a' });
    expect(mergeCounts([countOf('a', '1'), refresh, countOf('b', '2'), countOf('a', '3')])).toEqual(
      [refresh, countOf('a', '1', '3'), countOf('b', '2')],
    );
  });

  it('have at most 45 events', () => {
    const ids = Array.from({ length: 91 }, (_, n) => String(n));
    const merged = mergeCounts(ids.map((id) => countOf('a', id)));
    const events = merged.map((job) => ('events' in job ? job.events : []));
    expect(events.map(({ length }) => length)).toEqual([45, 45, 1]);
    expect(events.flat()).toEqual(ids.map(event));
  });
});
