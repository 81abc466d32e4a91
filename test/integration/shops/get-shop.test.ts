import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aRegisteredBusiness, decideAsStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anOwnedShop, openShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';

const { getShop } = shopRoutes;

describe('getShop', () => {
  it('shows a live shop to anyone', async () => {
    const { shop } = await anOwnedShop();
    const { status, headers, body } = await call(getShop, { params: { id: shop.id } });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=60');
    expect(headers).not.toHaveProperty('etag');
    expect(body).toMatchObject({
      id: shop.id,
      address: shop.address,
      isFollowing: false,
      // The law requires the name of the advertiser.
      legal: { name: 'Padaria São João', taxId: '11222333000181', taxIdType: 'CNPJ' },
    });
  });

  it('updates the count of running offers immediately for its owner, within seconds for others', async () => {
    const { shop, owner } = await anOwnedOffer();
    const own = await call(getShop, { as: owner, params: { id: shop.id } });
    expect(own.body.activeOffersCount).toBe(1);
    await eventually(async () => {
      const { body } = await call(getShop, { params: { id: shop.id } });
      expect(body.activeOffersCount).toBe(1);
    });
  });

  it('shows a shop of a pending business to its owner only, and to everyone after the approval', async () => {
    const owned = await aRegisteredBusiness();
    const params = { id: (await openShop(owned)).id };
    expect((await call(getShop, { params })).code).toBe('SHOP_NOT_FOUND');
    expect((await call(getShop, { params, as: await aPerson() })).code).toBe('SHOP_NOT_FOUND');
    expect((await call(getShop, { params, as: owned.owner })).status).toBe(200);
    await decideAsStaff(owned.business.id, 'approve');
    expect((await call(getShop, { params })).status).toBe(200);
  });

  it('hides a shop that is inactive', async () => {
    const { owner, shop } = await anOwnedShop();
    const params = { id: shop.id };
    await changeItem(keys.shop(shop.id), { shopStatus: 'inactive' });
    expect((await call(getShop, { params })).code).toBe('SHOP_NOT_FOUND');
    expect((await call(getShop, { params, as: owner })).body.shopStatus).toBe('inactive');
  });
});
