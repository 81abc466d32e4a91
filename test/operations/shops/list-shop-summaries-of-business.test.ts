import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aLastingOffer } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { aBakery, publishedOffer, stored } from '#test/support/stored.ts';

const { getShopSummary, listShopSummariesOfBusiness } = shopRoutes;
const off = aShop({ id: otherShopId, shopIdentifier: 'outrapadaria', shopStatus: 'inactive' });

describe('listShopSummariesOfBusiness', () => {
  it('lists to the owner and, with their one shop, to a validator the summaries of getShopSummary', async () => {
    await tableHolds(
      ...aBakery({ shops: [aShop(), off] }),
      stored.user(aValidatorUser()),
      ...publishedOffer(aLastingOffer({ shopsIds: [otherShopId] }), [off]),
      { ...keys.validatorsCount(shopId), validatorsCount: 1 },
    );
    for (const [as, ids] of [
      [owner, [otherShopId, shopId]],
      [aValidatorUser(), [shopId]],
    ] as const) {
      const params = { id: businessId };
      const { items } = (await call(listShopSummariesOfBusiness, { as, params })).body;
      const summaries = ids.map(
        async (id) => (await call(getShopSummary, { as, params: { id } })).body,
      );
      expect(items).toEqual(await Promise.all(summaries));
      if (as !== owner) continue;
      expect(items).toMatchObject([
        { shopStatus: 'inactive', activeOffersCount: 1, validatorsCount: 0 },
        { shopStatus: 'active', activeOffersCount: 0, validatorsCount: 1 },
      ]);
    }
  });
});
