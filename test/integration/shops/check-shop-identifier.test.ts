import { shopRoutes } from '#contract/shops/routes.ts';
import { aRegisteredBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anIdentifier, openShop } from '#test/support/stories/shops.ts';

const { checkShopIdentifier } = shopRoutes;

describe('checkShopIdentifier', () => {
  it('reports a free identifier, with its normalized form', async () => {
    const identifier = anIdentifier();
    const { body } = await call(checkShopIdentifier, {
      as: await aPerson(),
      params: { identifier: `Pão & ${identifier.toUpperCase()}` },
    });
    expect(body).toEqual({ shopIdentifier: `pao-${identifier}`, available: true });
  });

  it('reports the identifier of a shop that is not public as taken, with any hyphens', async () => {
    const [owned, person] = await Promise.all([aRegisteredBusiness(), aPerson()]);
    const { shopIdentifier } = await openShop(owned);
    const identifier = `${shopIdentifier.slice(0, 8)}-${shopIdentifier.slice(8)}`;
    const { body } = await call(checkShopIdentifier, { as: person, params: { identifier } });
    expect(body).toEqual({ shopIdentifier: identifier, available: false });
  });
});
