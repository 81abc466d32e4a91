import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { keys, partitions } from '#lambdas/shared/table/keys.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { strangerId } from '#test/support/builders/people.ts';
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
import { runToEnd } from '#test/support/mocked-jobs.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import {
  failingAt,
  nameOf,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';

beforeEach(beforeCounting);

describe('counting followers of a shop that is gone', () => {
  const follow = keys.follow(strangerId, shopId);

  it('removes a follow that was written while the shop was removed, also before its counters are', async () => {
    tableHolds(
      { ...counters, followersCount: 0 },
      { ...follow, followId, followedAt: '2026-11-21T11:59:00.000Z' },
    );
    expect(await count(began)).toEqual(done);
    expect(writtenKeys()).toEqual([nameOf(follow)]);
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
    expect(writtenKeys()).toEqual([nameOf(follow)]);
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
