import { shopRoutes } from '#contract/shops/routes.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { followShopAs, shownFollowers, unfollowRequest } from '#test/support/stories/follows.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';

const { unfollowShop, getShop } = shopRoutes;

describe('unfollowShop', () => {
  it('ends the follow at once, and the count follows within seconds', async () => {
    const { shop } = await anOwnedShop();
    const [person, other] = [await aPerson(), await aPerson()];
    await Promise.all([followShopAs(person, shop.id), followShopAs(other, shop.id)]);
    await eventually(async () => expect(await shownFollowers(shop.id)).toBe(2));
    expect((await call(unfollowShop, unfollowRequest(person, shop.id))).status).toBe(204);
    const shown = await call(getShop, { as: person, params: { id: shop.id } });
    expect(shown.body.isFollowing).toBe(false);
    await eventually(async () => expect(await shownFollowers(shop.id)).toBe(1));
  });

  it('answers 204 to someone who does not follow the shop', async () => {
    const { shop } = await anOwnedShop();
    expect((await call(unfollowShop, unfollowRequest(await aPerson(), shop.id))).status).toBe(204);
  });

  it('answers 204 for a shop that does not exist', async () => {
    const gone = 'shp_01K9B1B2C3D4E5F6G7H8J9KABC';
    expect((await call(unfollowShop, unfollowRequest(await aPerson(), gone))).status).toBe(204);
  });
});
