import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import type { Job } from '#lambdas/events/jobs.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import type { FollowEvent } from '#lambdas/shops/follow-event.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { ownerId } from '#test/support/builders/people.ts';
import {
  beforeCounting,
  began,
  count,
  counters,
  done,
  ended,
  followId,
  shopHas,
} from '#test/support/follow-events.ts';
import { runJobs } from '#test/support/mocked-jobs.ts';
import {
  cancelled,
  failingAt,
  nameOf,
  table,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';

const failed = { batchItemFailures: [{ itemIdentifier: 'm0' }] };

const beginning = { ...keys.countedFollow(followId, 'FOLLOWED') };
const end = keys.countedFollow(followId, 'UNFOLLOWED');

beforeEach(beforeCounting);

describe('counting followers', () => {
  it('adds the events and remembers each for 35 days, in one transaction', async () => {
    shopHas(4);
    expect(await count(began)).toEqual(done);
    expect(writtenKeys()).toEqual([beginning, counters].map(nameOf).sort());
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
    expect(writtenKeys()).not.toContain(nameOf(beginning));
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
    expect(writtenKeys()).toEqual([beginning, end].map(nameOf).sort());
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
