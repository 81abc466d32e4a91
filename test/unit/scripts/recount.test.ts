import { GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/shared/table/keys.ts';
import { recountFollowers } from '#scripts/recount/recount-followers.ts';
import { recountShops } from '#scripts/recount/recount-shops.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { failingAt, table, tableHolds, transactions, writeOf } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('the recount of followers', () => {
  const counters = keys.shopCounters(shopId);

  /** Makes each count of the records give the next number, and the last one again. */
  function recordsAre(...counts: readonly number[]): void {
    let reading = 0;
    table.on(QueryCommand).callsFake(() => {
      const Count = counts[Math.min(reading, counts.length - 1)];
      reading += 1;
      return { Count };
    });
  }

  it('adds a difference that stays the same at four readings', async () => {
    tableHolds(stored.shop(aShop()), { ...counters, followersCount: 2 });
    recordsAre(5);
    expect(await recountFollowers([shopId], 0)).toEqual({ corrected: [shopId], unsettled: [] });
    expect(table.commandCalls(QueryCommand)).toHaveLength(4);
    expect(writeOf(counters).Update).toMatchObject({
      UpdateExpression: 'ADD followersCount :sum',
      ExpressionAttributeValues: { ':sum': 3 },
    });
  });

  it.each([
    ['is zero', [2], []],
    ['settles by itself', [3, 2], []],
    ['changes at the last reading', [5, 5, 5, 6], [shopId]],
    ['changes and then stays', [5, 4], [shopId]],
  ])('changes nothing when the difference %s', async (_, counts, unsettled) => {
    tableHolds(stored.shop(aShop()), { ...counters, followersCount: 2 });
    recordsAre(...counts);
    expect(await recountFollowers([shopId], 0)).toEqual({ corrected: [], unsettled });
    expect(transactions()).toEqual([]);
  });

  it('leaves a shop alone that is gone', async () => {
    tableHolds({ ...counters, followersCount: 2 });
    recordsAre(5);
    expect(await recountFollowers([shopId], 0)).toEqual({ corrected: [], unsettled: [] });
  });
});

describe("the recount of a business's shops", () => {
  const counters = keys.businessCounters(businessId);

  it('reads again when a shop is opened at the same time', async () => {
    tableHolds({ ...counters, shopsCount: 1 });
    table.on(QueryCommand).resolves({ Count: 3 });
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      table.on(GetCommand).resolves({ Item: { ...counters, shopsCount: 2 } });
      return failingAt(counters)(input);
    });
    expect(await recountShops(businessId)).toBe(true);
    expect(transactions()).toHaveLength(2);
    expect(writeOf(counters).Update).toMatchObject({
      UpdateExpression: 'SET shopsCount = :counted',
      ConditionExpression: 'shopsCount = :read',
      ExpressionAttributeValues: { ':read': 2, ':counted': 3 },
    });
  });

  it('writes nothing when the number is right, also that of a business without shops', async () => {
    tableHolds();
    table.on(QueryCommand).resolves({ Count: 0 });
    expect(await recountShops(businessId)).toBe(false);
    expect(transactions()).toEqual([]);
  });
});
