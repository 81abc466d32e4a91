import { handler } from '#lambdas/entries/api/shops.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  allItems,
  beforeNextWrite,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const follow = keys.follow(strangerId, shopId);
const followItem = { ...follow, followId: 'earlier', followedAt: '2026-11-20T12:00:00.000Z' };
const market = [
  stored.business(aBusiness()),
  stored.shop(aShop()),
  stored.user(aUser({ businessId })),
  stored.user(aUser({ userId: strangerId })),
];

const followAs = (userId: string) =>
  invokeHandler(
    handler,
    aRequest('POST /shops/{id}/following', {
      as: { userId },
      params: { id: shopId },
      body: { consumerId: userId },
    }),
  );

const unfollow = () =>
  invokeHandler(
    handler,
    aRequest('DELETE /shops/{id}/following/{consumerId}', {
      as: { userId: strangerId },
      params: { id: shopId, consumerId: strangerId },
    }),
  );

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(...market);
});

describe('following a shop', () => {
  it('stores the follow with rows in two lists, counts it for the day, and changes nothing else', async () => {
    expect((await followAs(strangerId)).status).toBe(204);
    expect(itemAt(follow)).toEqual({
      ...follow,
      followId: expect.stringMatching(/^[0-9A-Z]{26}$/),
      followedAt: '2026-11-21T12:00:00.000Z',
      businessId,
      LSI1SK: `FOLLOW#2026-11-21T12:00:00.000Z#${shopId}`,
      GSI1PK: `FOLLOWERS#${shopId}`,
      GSI1SK: strangerId,
    });
    expect(allItems()).toHaveLength(market.length + 2);
  });

  it('keeps the follow that another call wrote first', async () => {
    beforeNextWrite(() => putItems(followItem));
    expect((await followAs(strangerId)).status).toBe(204);
    expect(itemAt(follow)).toEqual(followItem);
  });

  it.each<[string, number, object]>([
    ['the owner', 204, { userId: ownerId, businessId }],
    ['its validator', 204, { userId: strangerId, businessId, shopId }],
    ['a validator of another shop', 404, { userId: strangerId, businessId, shopId: otherShopId }],
    ['someone else', 404, { userId: strangerId }],
  ])('that is switched off answers %s with %i', async (_, status, changes) => {
    const user = aUser(changes);
    tableHolds(...market, stored.shop(aShop({ shopStatus: 'inactive' })), stored.user(user));
    expect((await followAs(user.userId)).status).toBe(status);
    expect(itemAt(keys.follow(user.userId, shopId)) !== undefined).toBe(status === 204);
  });

  it('of a business that is suspended is refused', async () => {
    tableHolds(...market, stored.business(aBusiness({ status: 'suspended' })));
    expect(await followAs(strangerId)).toMatchObject({
      status: 404,
      body: { code: 'SHOP_NOT_FOUND' },
    });
  });
});

describe('unfollowing a shop', () => {
  it('removes the follow, also of a shop that is gone', async () => {
    tableHolds(stored.user(aUser({ userId: strangerId })), followItem);
    expect((await unfollow()).status).toBe(204);
    expect(itemAt(follow)).toBeUndefined();
  });

  it('removes a follow that replaced the read one', async () => {
    putItems(followItem);
    beforeNextWrite(() => putItems({ ...followItem, followId: 'later' }));
    expect((await unfollow()).status).toBe(204);
    expect(itemAt(follow)).toBeUndefined();
  });
});

describe('the follows and unfollows of a user on a day', () => {
  const day = keys.followChangesOfDay(strangerId, '2026-11-21');
  const changed = () => itemAt(day)?.['periodCount'];

  it('are counted if something changes', async () => {
    await unfollow();
    expect(changed()).toBeUndefined();
    await followAs(strangerId);
    await followAs(strangerId);
    await unfollow();
    await unfollow();
    expect(changed()).toBe(2);
  });

  it('are at most 200 together, until the day is over', async () => {
    putItems({ ...day, periodCount: 199 });
    expect((await followAs(strangerId)).status).toBe(204);
    const { status, headers, body } = await unfollow();
    expect([status, body['code']]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(headers['retry-after']).toBe(String(15 * 60 * 60));
    expect(itemAt(follow)).toBeDefined();
    // This call changes nothing.
    expect((await followAs(strangerId)).status).toBe(204);
    stopDateAt('2026-11-22T03:00:00.000Z');
    expect((await unfollow()).status).toBe(204);
  });

  it('are at most 200 also with concurrent calls', async () => {
    putItems({ ...day, periodCount: 199 });
    beforeNextWrite(() => putItems({ ...day, periodCount: 200 }));
    expect((await followAs(strangerId)).status).toBe(429);
    expect(itemAt(follow)).toBeUndefined();
  });
});
