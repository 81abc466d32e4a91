import { keys } from '#lambdas/platform/table/keys.ts';
import { recountFollowers, recountLists } from '#scripts/recount/recount-businesses.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import {
  allItems,
  beforeNextWrite,
  beforeRequest,
  changeAttributes,
  deleteItem,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('the recount of followers', () => {
  const counters = keys.shopCounters(shopId);
  const follow = (number: number) => ({
    ...keys.follow(`user-${number}`, shopId),
    GSI1PK: `FOLLOWERS#${shopId}`,
    GSI1SK: `user-${number}`,
  });

  /** Makes each count of the records return the next number, and the last number again. */
  function recordsAre(...counts: readonly number[]): void {
    const left = [...counts];
    beforeRequest(({ command }) => {
      const count = command === 'Query' ? left.shift() : undefined;
      if (count === undefined) return undefined;
      for (let number = 1; number <= 9; number += 1) deleteItem(follow(number));
      for (let number = 1; number <= count; number += 1) putItems(follow(number));
      return undefined;
    });
  }

  beforeEach(() => tableHolds(stored.shop(aShop()), { ...counters, followersCount: 2 }));

  it('adds a steady difference to the current number', async () => {
    for (const number of [1, 2, 3, 4, 5]) putItems(follow(number));
    beforeNextWrite(() => changeAttributes(counters, { followersCount: 7 }));
    expect(await recountFollowers([shopId], 0)).toEqual({ corrected: [shopId], unsteady: [] });
    expect(itemAt(counters)).toMatchObject({ followersCount: 10 });
  });

  it.each([
    ['is zero', [2], [], []],
    ['settles by itself', [3, 2], [], []],
    ['stays at four readings', [5, 5, 5, 5, 6], [shopId], []],
    ['changes at the last reading', [5, 5, 5, 6], [], [shopId]],
    ['changes and then stays', [5, 4], [], [shopId]],
  ])(
    'corrects only a steady difference: a difference that %s',
    async (_, counts, corrected, unsteady) => {
      recordsAre(...counts);
      expect(await recountFollowers([shopId], 0)).toEqual({ corrected, unsteady });
      expect(itemAt(counters)).toMatchObject({ followersCount: corrected.length > 0 ? 5 : 2 });
    },
  );

  it('does not touch a removed shop', async () => {
    deleteItem(keys.shop(shopId));
    recordsAre(5);
    expect(await recountFollowers([shopId], 0)).toEqual({ corrected: [], unsteady: [] });
  });
});

describe("the recount of a business's shops", () => {
  const counters = keys.businessCounters(businessId);
  const shopRow = (number: number) => keys.shopOfBusiness(businessId, `shp_${number}`);

  it('reads again if a shop is opened at the same time', async () => {
    tableHolds({ ...counters, shopsCount: 5 }, { ...shopRow(1) });
    beforeNextWrite(() => {
      putItems({ ...shopRow(2) });
      changeAttributes(counters, { shopsCount: 6 });
    });
    expect(await recountLists(businessId)).toBe(true);
    expect(itemAt(counters)).toMatchObject({ shopsCount: 2 });
  });

  it('writes nothing if the number is right, also for a business without shops', async () => {
    tableHolds();
    expect(await recountLists(businessId)).toBe(false);
    expect(allItems()).toEqual([]);
  });
});
