import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { owner, stranger, strangerId } from '#test/support/builders/people.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import { beforeNextWrite } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  eventually,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery } from '#test/support/stored.ts';

const { followShop, getShop } = shopRoutes;
const now = '2026-11-21T12:00:00.000Z';
const follow = keys.follow(strangerId, shopId);
const params = { id: shopId };

const followAs = (as = stranger) =>
  call(followShop, { as, params, body: { consumerId: as.userId } });

beforeEach(async () => {
  stopDateAndPausesAt(now);
  await tableHolds(...aBakery());
});

describe('followShop', () => {
  it('stores the follow with rows in two lists, and a job counts it', async () => {
    expect((await followAs()).status).toBe(204);
    expect(await itemAt(follow)).toEqual({
      ...follow,
      followId: expect.stringMatching(/^[0-9A-Z]{26}$/),
      followedAt: now,
      businessId,
      LSI1SK: `FOLLOW#${now}#${shopId}`,
      GSI1PK: `FOLLOWERS#${shopId}`,
      GSI1SK: strangerId,
    });
    await eventually(async () =>
      expect((await call(getShop, { params })).body.followersCount).toBe(1),
    );
  });

  it('changes nothing a second time, nor if another call stores the follow first', async () => {
    const first = { ...follow, followId: 'earlier', followedAt: '2026-11-20T12:00:00.000Z' };
    beforeNextWrite(() => putItems(first));
    for (let calls = 0; calls < 2; calls += 1) expect((await followAs()).status).toBe(204);
    expect(await itemAt(follow)).toEqual(first);
    const day = keys.followChangesOfDay(strangerId, now.slice(0, 10));
    expect(await itemAt(day)).toBeUndefined();
  });

  it('refuses a shop that is not live, except to its own business', async () => {
    await changeAttributes(keys.shop(shopId), { shopStatus: 'inactive' });
    expect((await followAs()).code).toBe('SHOP_NOT_FOUND');
    expect((await followAs(owner)).status).toBe(204);
  });
});
