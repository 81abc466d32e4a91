import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anOwnedShop, openShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { addValidator, aValidatorOf } from '#test/support/stories/validators.ts';

const { deleteValidator } = validatorRoutes;
const { getShopSummary, getShop, getShopByIdentifier } = shopRoutes;

describe('getShopSummary', () => {
  it('shows a live shop to anyone', async () => {
    const { shop, business } = await anOwnedShop();
    const { status, headers, body } = await call(getShopSummary, { params: { id: shop.id } });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=60');
    expect(body).toEqual({
      id: shop.id,
      businessId: business.id,
      business: { id: business.id, name: business.name },
      shopIdentifier: shop.shopIdentifier,
      shopStatus: 'active',
      city: 'Recife',
      state: 'PE',
      neighborhood: 'Boa Vista',
      isOpenNow: expect.any(Boolean),
      activeOffersCount: 0,
      followersCount: 0,
      isFollowing: false,
    });
  });

  it('has the number of enabled validators, for its owner only', async () => {
    const owned = await anOwnedShop();
    const params = { id: owned.shop.id };
    await addValidator(owned, owned.shop);
    await addValidator(owned, owned.shop);
    const { id: validatorId } = await addValidator(owned, owned.shop);
    await call(deleteValidator, {
      as: owned.owner,
      params: { id: owned.business.id, validatorId },
    });
    await addValidator(owned, await openShop(owned));
    const countAs = async (as?: typeof owned.owner) =>
      (await call(getShopSummary, { params, as })).body.validatorsCount;
    expect(await countAs(owned.owner)).toBe(2);
    expect(await countAs(await aValidatorOf(owned.business.id, owned.shop.id))).toBeUndefined();
    expect(await countAs(await aPerson())).toBeUndefined();
    expect(await countAs()).toBeUndefined();
  });

  it('shows a hidden shop to its owner and its own validators only, as getShop does', async () => {
    const owned = await anOwnedShop();
    const { shop, owner, business } = owned;
    const own = await aValidatorOf(business.id, shop.id);
    const ofSister = await aValidatorOf(business.id);
    await changeItem(keys.business(business.id), { status: 'suspended' });
    const statusesFor = (as?: typeof owner) =>
      Promise.all([
        call(getShopSummary, { as, params: { id: shop.id } }),
        call(getShop, { as, params: { id: shop.id } }),
        call(getShopByIdentifier, { as, params: { identifier: shop.shopIdentifier } }),
      ]).then((answers) => answers.map(({ status }) => status));
    expect(await statusesFor(owner)).toEqual([200, 200, 200]);
    expect(await statusesFor(own)).toEqual([200, 200, 200]);
    expect(await statusesFor(ofSister)).toEqual([404, 404, 404]);
    expect(await statusesFor(await aPerson())).toEqual([404, 404, 404]);
    expect(await statusesFor()).toEqual([404, 404, 404]);
    const { body } = await call(getShopSummary, { as: own, params: { id: shop.id } });
    expect(body.shopStatus).toBe('suspended');
  });
});
