import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { aRegisteredBusiness, suspend } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anOwnedShop, openShop } from '#test/support/stories/shops.ts';
import {
  accountOf,
  additionOf,
  addValidator,
  reservationsOf,
} from '#test/support/stories/validators.ts';

const { createValidator } = validatorRoutes;
const { getShopSummary } = shopRoutes;

describe('createValidator', () => {
  describe('refuses an e-mail', () => {
    it('that has an account, in any business', async () => {
      const [owned, other, consumer] = await Promise.all([anOwnedShop(), anOwnedShop(), aPerson()]);
      const ours = await addValidator(owned, owned.shop);
      const theirs = await addValidator(other, other.shop);
      for (const email of [consumer.email, owned.owner.email, ours.email, theirs.email]) {
        const { status, code } = await call(
          createValidator,
          additionOf(owned, owned.shop, { email }),
        );
        expect({ status, code }).toEqual({ status: 409, code: 'VALIDATOR_EMAIL_TAKEN' });
      }
      expect(await reservationsOf(owned.business.id)).toEqual([]);
      const params = { id: owned.shop.id };
      const { body } = await call(getShopSummary, { as: owned.owner, params });
      expect(body.validatorsCount).toBe(1);
      for (const { email } of [ours, theirs])
        expect((await accountOf(email))?.isEnabled).toBe(true);
    });
  });

  it('refuses a shop of another business, and any shop while its own business is not approved or suspended', async () => {
    const [owned, other] = await Promise.all([anOwnedShop(), anOwnedShop()]);
    const addition = additionOf(owned, other.shop);
    expect((await call(createValidator, addition)).code).toBe('SHOP_NOT_FOUND');
    expect(await accountOf((addition.body as { email: string }).email)).toBeUndefined();
    await suspend(owned);
    const pending = await aRegisteredBusiness();
    for (const [its, shop] of [
      [owned, owned.shop],
      [pending, await openShop(pending)],
    ] as const) {
      const { status, code } = await call(createValidator, additionOf(its, shop));
      expect({ status, code }).toEqual({ status: 409, code: 'BUSINESS_NOT_ACTIVE' });
    }
  });

  it('refuses a password that breaks the rules of the user pool, named by its field', async () => {
    const owned = await anOwnedShop();
    const answer = await call(
      createValidator,
      additionOf(owned, owned.shop, { temporaryPassword: 'balcao2026' }),
    );
    expect(answer.errors).toEqual([{ path: 'temporaryPassword', code: 'INVALID_FORMAT' }]);
  });
});
