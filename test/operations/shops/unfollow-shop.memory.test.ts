import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { stranger, strangerId } from '#test/support/builders/people.ts';
import { beforeNextWrite, takeTurns } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import {
  eventually,
  itemAt,
  itemsAbout,
  putItems,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery } from '#test/support/stored.ts';

const { followShop, unfollowShop } = shopRoutes;
const key = keys.follow(strangerId, shopId);
const follow = { ...key, followId: 'earlier', followedAt: '2026-11-20T12:00:00.000Z' };
const params = { id: shopId, consumerId: strangerId };
const unfollow = () => call(unfollowShop, { as: stranger, params });

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));

describe('unfollowShop', () => {
  it('removes the follow, also of a shop that is gone, and then changes nothing', async () => {
    await tableHolds(follow);
    expect((await unfollow()).status).toBe(204);
    expect(await itemAt(key)).toBeUndefined();
    const counted = await itemsAbout(strangerId);
    expect((await unfollow()).status).toBe(204);
    expect(await itemsAbout(strangerId)).toEqual(counted);
  });

  it('removes a follow that replaced the read one', async () => {
    await tableHolds(follow);
    beforeNextWrite(() => putItems({ ...follow, followId: 'later' }));
    expect((await unfollow()).status).toBe(204);
    expect(await itemAt(key)).toBeUndefined();
  });

  it('leaves the right count of followers among twenty concurrent calls of a follower', async () => {
    await tableHolds(...aBakery());
    takeTurns();
    const follow = () =>
      call(followShop, { as: stranger, params: { id: shopId }, body: { consumerId: strangerId } });
    const calls = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? follow() : unfollow()));
    await Promise.all(calls);
    const followersCount = (await itemAt(key)) ? 1 : 0;
    await eventually(async () =>
      expect(await itemAt(keys.shopCounters(shopId))).toMatchObject({ followersCount }),
    );
  });
});
