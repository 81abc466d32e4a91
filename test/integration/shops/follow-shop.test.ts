import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aRegisteredBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import {
  followRequest,
  followShopAs,
  shownFollowers,
  unfollowRequest,
} from '#test/support/stories/follows.ts';
import { aPerson, type Person } from '#test/support/stories/people.ts';
import { anOwnedShop, openShop } from '#test/support/stories/shops.ts';
import { removeItem, storedUnder } from '#test/support/stories/table.ts';

const { followShop, unfollowShop, getShop } = shopRoutes;

const followsOf = async (userId: string) =>
  (await storedUnder(keys.user(userId).PK)).filter(({ SK }) => String(SK).startsWith('FOLLOW#'));

describe('followShop', () => {
  it('makes the caller a follower at once, and the count follows within seconds', async () => {
    const { shop } = await anOwnedShop();
    const person = await aPerson();
    const { status } = await call(followShop, followRequest(person, shop.id));
    expect(status).toBe(204);
    const params = { id: shop.id };
    expect((await call(getShop, { as: person, params })).body.isFollowing).toBe(true);
    expect((await call(getShop, { as: await aPerson(), params })).body.isFollowing).toBe(false);
    await eventually(async () => expect(await shownFollowers(shop.id)).toBe(1));
  });

  it('answers 204 also to a second call, with one record', async () => {
    const { shop } = await anOwnedShop();
    const person = await aPerson();
    await followShopAs(person, shop.id);
    const before = await followsOf(person.userId);
    expect((await call(followShop, followRequest(person, shop.id))).status).toBe(204);
    expect(await followsOf(person.userId)).toEqual(before);
  });

  it('refuses a shop that is not live, except to its owner', async () => {
    const owned = await aRegisteredBusiness();
    const shop = await openShop(owned);
    const stranger = await call(followShop, followRequest(await aPerson(), shop.id));
    expect({ status: stranger.status, code: stranger.code }).toEqual({
      status: 404,
      code: 'SHOP_NOT_FOUND',
    });
    expect((await call(followShop, followRequest(owned.owner, shop.id))).status).toBe(204);
  });

  it('ends for every follower when the shop is removed', async () => {
    const { shop } = await anOwnedShop();
    const people = await Promise.all([aPerson(), aPerson(), aPerson()]);
    await Promise.all(people.map((person) => followShopAs(person, shop.id)));
    await removeItem(keys.shop(shop.id));
    await eventually(async () => {
      const left = await Promise.all(people.map(({ userId }) => followsOf(userId)));
      expect(left).toEqual([[], [], []]);
    });
  });

  it('ends with the right count after twenty concurrent follow and unfollow calls', async () => {
    const { shop } = await anOwnedShop();
    const people: Person[] = [];
    while (people.length < 4) people.push(await aPerson());
    await Promise.all(
      people.flatMap((person) => [
        call(followShop, followRequest(person, shop.id)),
        call(unfollowShop, unfollowRequest(person, shop.id)),
        call(followShop, followRequest(person, shop.id)),
        call(unfollowShop, unfollowRequest(person, shop.id)),
        call(followShop, followRequest(person, shop.id)),
      ]),
    );
    const records = (await Promise.all(people.map(({ userId }) => followsOf(userId)))).flat();
    await eventually(async () => expect(await shownFollowers(shop.id)).toBe(records.length));
    await Promise.all(people.map((person) => followShopAs(person, shop.id)));
    await eventually(async () => expect(await shownFollowers(shop.id)).toBe(people.length));
  });
});
