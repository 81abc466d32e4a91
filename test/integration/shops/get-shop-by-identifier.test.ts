import { shopRoutes } from '#contract/shops/routes.ts';
import { call } from '#test/support/stories/call.ts';
import { anIdentifier, anOwnedShop } from '#test/support/stories/shops.ts';

const { getShopByIdentifier, getShop } = shopRoutes;

describe('getShopByIdentifier', () => {
  it('returns the same as getShop', async () => {
    const { shop } = await anOwnedShop();
    const byId = await call(getShop, { params: { id: shop.id } });
    const params = { identifier: shop.shopIdentifier };
    expect((await call(getShopByIdentifier, { params })).body).toEqual(byId.body);
  });

  it('normalizes the requested identifier and ignores its hyphens', async () => {
    const identifier = anIdentifier();
    const { shop } = await anOwnedShop({ shopIdentifier: `Pão ${identifier}` });
    expect(shop.shopIdentifier).toBe(`pao-${identifier}`);
    for (const typed of [`pao${identifier}`, `P-Ão ${identifier}`, `"pão": -${identifier}`]) {
      const { body } = await call(getShopByIdentifier, { params: { identifier: typed } });
      expect(body.id).toBe(shop.id);
    }
  });

  it.each(['', ' ', '???', '__proto__', 'ninguem-tem-este', 'Ж'.repeat(20)])(
    'finds nothing under "%s"',
    async (identifier) => {
      const { status } = await call(getShopByIdentifier, {
        params: { identifier: identifier || ' ' },
      });
      expect(status).toBe(404);
    },
  );
});
