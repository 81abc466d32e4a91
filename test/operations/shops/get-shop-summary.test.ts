import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { owner, stranger } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

describe('getShopSummary', () => {
  it('shows a live shop to anyone, with the number of validators to its owner only', async () => {
    const validators = { ...keys.validatorsCount(shopId), validatorsCount: 2 };
    await tableHolds(...aBakery(), stored.user(aValidatorUser()), validators);
    for (const as of [undefined, stranger, aValidatorUser(), owner]) {
      const { body } = await call(shopRoutes.getShopSummary, { as, params: { id: shopId } });
      const shown = { id: shopId, business: { id: businessId }, shopStatus: 'active' };
      expect(body).toMatchObject({ ...shown, city: 'Recife', followersCount: 0 });
      expect(body.validatorsCount).toBe(as === owner ? 2 : undefined);
    }
  });
});
