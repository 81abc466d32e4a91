import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import type { Job } from '#lambdas/events/jobs.ts';
import { keys, partitions } from '#lambdas/shared/table/keys.ts';
import type { FollowEvent } from '#lambdas/shops/follow-event.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { ownerId, strangerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { runJobs, runToEnd } from '#test/support/mocked-jobs.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import {
  cancelled,
  failingAt,
  stored,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';

const count = (...events: FollowEvent[]) =>
  runJobs({ name: 'count-followers', id: shopId, events });

const done = { batchItemFailures: [] };
const failed = { batchItemFailures: [{ itemIdentifier: 'm0' }] };

const followId = ulid(Date.parse('2026-11-21T11:59:00.000Z'));
const began: FollowEvent = { id: followId, userId: strangerId, delta: 1 };
const ended: FollowEvent = { ...began, delta: -1 };
const counters = keys.shopCounters(shopId);
const beginning = { ...keys.countedFollow(followId, 'FOLLOWED') };
const end = keys.countedFollow(followId, 'UNFOLLOWED');
const textOf = ({ PK, SK }: { PK: string; SK: string }) => `${PK} ${SK}`;

/** Makes the table hold the shop, its number of followers, and these items. */
const shopHas = (followersCount: number, ...items: readonly ReturnType<typeof stored.user>[]) =>
  tableHolds(stored.shop(aShop()), { ...counters, followersCount }, ...items);

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('counting followers', () => {
  it('adds the events and remembers each for 35 days, in one transaction', async () => {
    shopHas(4);
    expect(await count(began)).toEqual(done);
    expect(writtenKeys()).toEqual([beginning, counters].map(textOf).sort());
    expect(writeOf(counters).Update).toMatchObject({
      UpdateExpression: 'ADD followersCount :sum',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':sum': 1 },
    });
    expect(writeOf(beginning).Put).toMatchObject({
      Item: { ttl: Date.parse('2026-12-26T12:00:00.000Z') / 1000 },
      ConditionExpression: 'attribute_not_exists(PK)',
    });
  });

  it('changes nothing when the same events are delivered again', async () => {
    shopHas(1, beginning);
    expect(await count(began)).toEqual(done);
    expect(transactions()).toEqual([]);
  });

  it('counts the rest of a job of which an event was counted meanwhile', async () => {
    const other: FollowEvent = { ...began, id: ulid(), userId: ownerId };
    shopHas(0);
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      shopHas(1, beginning);
      return failingAt(beginning)(input);
    });
    expect(await count(began, other)).toEqual(done);
    expect(writeOf(counters).Update?.ExpressionAttributeValues).toEqual({ ':sum': 1 });
    expect(writtenKeys()).not.toContain(textOf(beginning));
  });

  it('requires as many followers as it takes away', async () => {
    shopHas(3, beginning);
    await count(ended);
    expect(writeOf(counters).Update).toMatchObject({
      UpdateExpression: 'ADD followersCount :sum',
      ConditionExpression: 'attribute_exists(PK) AND followersCount >= :loss',
      ExpressionAttributeValues: { ':sum': -1, ':loss': 1 },
    });
  });

  it('leaves a damaged count at zero instead of below', async () => {
    shopHas(0, beginning);
    await count(ended);
    expect(writeOf(counters).Update).toMatchObject({
      UpdateExpression: 'SET followersCount = :zero',
      ConditionExpression: 'followersCount = :read',
      ExpressionAttributeValues: { ':zero': 0, ':read': 0 },
    });
  });

  it('remembers both events when the end of a follow comes first, without a change', async () => {
    shopHas(0);
    expect(await count(ended)).toEqual(done);
    expect(writtenKeys()).toEqual([beginning, end].map(textOf).sort());
  });

  it('fits a transaction with fifty events of which all ends come first', async () => {
    shopHas(0);
    const ends = Array.from({ length: 50 }, (): FollowEvent => ({ ...ended, id: ulid() }));
    expect(await count(...ends)).toEqual(done);
    expect(writtenKeys()).toHaveLength(100);
    expect(await count(began, ...ends.slice(1))).toEqual(done);
    expect(writtenKeys()).toHaveLength(100);
  });

  it('does the jobs of one shop in a batch one after the other', async () => {
    shopHas(0);
    let running = 0;
    table.on(TransactWriteCommand).callsFake(async () => {
      running += 1;
      await new Promise(setImmediate);
      expect(running).toBe(1);
      running -= 1;
      return {};
    });
    const events = [1, 2, 3].map((): FollowEvent => ({ ...began, id: ulid() }));
    const jobs = events.map(
      (event): Job => ({
        name: 'count-followers',
        id: shopId,
        events: [event],
      }),
    );
    expect(await runJobs(...jobs)).toEqual(done);
    expect(transactions()).toHaveLength(3);
  });

  it('is tried six times while other jobs write the counter, and then reported as failed', async () => {
    shopHas(0);
    table.on(TransactWriteCommand).rejects(cancelled('None', 'TransactionConflict'));
    expect(await count(began)).toEqual(failed);
    expect(transactions()).toHaveLength(6);
  });
});

describe('counting followers of a shop that is gone', () => {
  const follow = keys.follow(strangerId, shopId);

  it('removes a follow that was written while the shop was removed, also before its counters are', async () => {
    tableHolds(
      { ...counters, followersCount: 0 },
      { ...follow, followId, followedAt: '2026-11-21T11:59:00.000Z' },
    );
    expect(await count(began)).toEqual(done);
    expect(writtenKeys()).toEqual([textOf(follow)]);
    expect(writeOf(follow).Delete).toMatchObject({
      ConditionExpression: 'followId = :followId',
      ExpressionAttributeValues: { ':followId': followId },
    });
  });

  it('does nothing for a follow that ended, or is another by now', async () => {
    tableHolds({ ...follow, followId: ulid(), followedAt: '2026-11-21T11:59:30.000Z' });
    expect(await count(began, ended)).toEqual(done);
    tableHolds();
    expect(await count(began, ended)).toEqual(done);
    expect(transactions()).toEqual([]);
  });

  it('removes a follow when the shop is removed while it is counted', async () => {
    shopHas(0);
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      tableHolds({ ...follow, followId, followedAt: '2026-11-21T11:59:00.000Z' });
      return failingAt(counters)(input);
    });
    expect(await count(began)).toEqual(done);
    expect(writtenKeys()).toEqual([textOf(follow)]);
  });
});

describe('removing the followers of a shop', () => {
  const userNo = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

  it('removes a hundred with each message until none is left', async () => {
    tableHolds();
    queriesFind(
      ...Array.from({ length: 250 }, (_, n) => ({
        ...keys.follow(userNo(n), shopId),
        GSI1PK: partitions.followersOfShop(shopId),
        GSI1SK: userNo(n),
      })),
    );
    const sizes: number[] = [];
    await runToEnd({ name: 'remove-followers', id: shopId }, () => {
      sizes.push(writtenKeys().length);
    });
    expect(sizes).toEqual([100, 100, 50]);
    const removed = transactions().flatMap((actions) => actions.map(({ Delete }) => Delete?.Key));
    expect(removed).toEqual(Array.from({ length: 250 }, (_, n) => keys.follow(userNo(n), shopId)));
  });
});
