import { shopRoutes } from '#contract/shops/routes.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { followShopAs, shownFollowers } from '#test/support/stories/follows.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { aWord, expectFound, idsFor } from '#test/support/stories/search.ts';
import { askForShop, editShop } from '#test/support/stories/shop-changes.ts';
import { anAddress, anIdentifier, anOwnedShop, openShop } from '#test/support/stories/shops.ts';

describe('on a stage', () => {
  it('a new shop is found by the beginnings of its words, in its state and city', async () => {
    const name = aWord();
    const address = anAddress({ state: 'SP', city: "Santa Bárbara d'Oeste" });
    const { id } = await openShop(await anActiveBusiness({ name: `Padaria ${name}` }), { address });
    await expectFound([id], name);
    const place = { state: 'SP', city: 'santa barbara d oeste' };
    expect(await idsFor(`dOes ${name.slice(0, 10).toUpperCase()}`, place)).toEqual([id]);
    expect(await idsFor(name, { state: 'PE' })).toEqual([]);
  });

  it('a follow is shown at once, and counted within seconds', async () => {
    const [{ shop }, person] = await Promise.all([anOwnedShop(), aPerson()]);
    await followShopAs(person, shop.id);
    const { body } = await call(shopRoutes.getShop, { as: person, params: { id: shop.id } });
    expect(body.isFollowing).toBe(true);
    await eventually(async () => expect(await shownFollowers(shop.id)).toBe(1));
  });

  it('a former identifier redirects through the edge, which does not keep the redirect', async () => {
    const owned = await anOwnedShop();
    for (const shopIdentifier of [anIdentifier(), anIdentifier()]) {
      await editShop(owned, { shopIdentifier });
      const { status, headers } = await askForShop(owned.shop.shopIdentifier);
      expect([status, headers.location]).toEqual([
        307,
        `/api/shops/shop-identifier/${shopIdentifier}`,
      ]);
    }
  });
});
