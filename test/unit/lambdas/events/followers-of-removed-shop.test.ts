import { ulid } from 'ulid';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import {
  bakeryHas,
  count,
  counters,
  followed,
  storedFollow,
  unfollowed,
} from '#test/support/counted-events.ts';
import {
  allItems,
  beforeNextWrite,
  deleteItem,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const later = { ...storedFollow, followId: ulid(), followedAt: '2026-11-21T11:59:30.000Z' };

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));

describe('counting followers of a removed shop', () => {
  it('removes a follow that was stored while the shop was removed, also before its counters are', async () => {
    tableHolds({ ...counters, followersCount: 0 }, storedFollow);
    await count(followed);
    expect(allItems()).toEqual([{ ...counters, followersCount: 0 }]);
  });

  it('removes a follow if the shop is removed during the count', async () => {
    bakeryHas(0, storedFollow);
    beforeNextWrite(() => {
      deleteItem(keys.shop(shopId));
      deleteItem(counters);
    });
    await count(followed);
    expect(allItems()).toEqual([stored.business(aBusiness())]);
  });

  it('keeps a newer follow, also in a race', async () => {
    for (const before of [later, storedFollow]) {
      tableHolds(before);
      beforeNextWrite(() => putItems(later));
      await count(followed, unfollowed);
      expect(itemAt(storedFollow)).toEqual(later);
    }
  });
});
