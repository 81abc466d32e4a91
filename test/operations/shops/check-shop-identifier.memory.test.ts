import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { owner, stranger } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { aBakery } from '#test/support/stored.ts';

const reservedUntil = '2999-01-01T00:00:00.000Z';
const former = { ...keys.shopIdentifier('antiga'), shopId, businessId, reservedUntil };
const withdrawn = { ...keys.shopIdentifier('fechada'), reservedUntil };

describe('checkShopIdentifier', () => {
  it.each([
    ['free', stranger, 'Pão & CIA', 'pao-cia', true],
    ['taken by a hidden shop, with any hyphens', stranger, 'padaria-aurora', undefined, false],
    ['taken by a shop of the caller', owner, 'padariaaurora', undefined, false],
    ['reserved for the business of the caller', owner, 'antiga', undefined, true],
    ['reserved for a business of others', stranger, 'antiga', undefined, false],
    ['reserved for nobody', owner, 'fechada', undefined, false],
  ])('answers for an identifier that is %s', async (_, as, identifier, normal, available) => {
    const shops = [aShop({ shopStatus: 'inactive' })];
    await tableHolds(...aBakery({ shops }), former, withdrawn);
    const answer = await call(shopRoutes.checkShopIdentifier, { as, params: { identifier } });
    expect(answer.body).toEqual({ shopIdentifier: normal ?? identifier, available });
  });
});
