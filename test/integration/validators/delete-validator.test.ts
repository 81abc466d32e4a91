import { shopRoutes } from '#contract/routes/shops.ts';
import { userRoutes } from '#contract/routes/users.ts';
import { validatorRoutes } from '#contract/routes/validators.ts';
import { call } from '#test/support/stories/call.ts';
import { aShop, openShop } from '#test/support/stories/shops.ts';
import {
  accountOf,
  additionOf,
  anActiveValidator,
  changePassword,
  chosenPassword,
  signInValidator,
} from '#test/support/stories/validators.ts';

const { createValidator, deleteValidator, listValidators } = validatorRoutes;

describe('deleteValidator', () => {
  it('refuses a token that is still valid at once, and the next sign-in', async () => {
    const owned = await aShop();
    const { owner, business, shop } = owned;
    const { validator, person } = await anActiveValidator(owned, shop);
    const params = { id: business.id, validatorId: validator.id };
    expect((await call(deleteValidator, { as: owner, params })).status).toBe(204);

    expect((await call(userRoutes.getMe, { as: person })).code).toBe('UNAUTHENTICATED');
    expect((await accountOf(validator.email))?.isEnabled).toBe(false);
    await expect(signInValidator(validator, chosenPassword)).rejects.toThrow('disabled');
    expect((await call(deleteValidator, { as: owner, params })).code).toBe('VALIDATOR_NOT_FOUND');
    const summary = await call(shopRoutes.getShopSummary, { as: owner, params: { id: shop.id } });
    expect(summary.body.validatorsCount).toBe(0);
  });

  it('leaves the e-mail to the same owner, who adds the person again in another shop', async () => {
    const owned = await aShop();
    const { owner, business, shop } = owned;
    const second = await openShop(owned);
    const { validator, person } = await anActiveValidator(owned, shop);
    const params = { id: business.id, validatorId: validator.id };
    await call(deleteValidator, { as: owner, params });

    const changes = { email: validator.email, name: 'Bia Lima', temporaryPassword: 'Volta#2026' };
    const again = await call(createValidator, additionOf(owned, second, changes));
    const expected = {
      ...validator,
      name: 'Bia Lima',
      shopId: second.id,
      shopIdentifier: second.shopIdentifier,
      status: 'pending_first_access',
    };
    expect(again.body).toEqual(expected);
    expect(await accountOf(validator.email)).toMatchObject({
      userId: person.userId,
      isEnabled: true,
      groups: ['validators'],
      attributes: { name: 'Bia Lima', 'custom:shop': second.id },
    });
    const { items } = (await call(listValidators, { as: owner, params: { id: business.id } })).body;
    expect(items).toEqual([expected]);

    await expect(signInValidator(validator, chosenPassword)).rejects.toThrow('Incorrect');
    const returned = await signInValidator(validator, 'Volta#2026');
    expect((await changePassword(returned, 'Volta#2026')).body).toMatchObject({
      role: 'validator',
      shopId: second.id,
      isPasswordRequired: false,
    });
    const countOf = async (id: string) =>
      (await call(shopRoutes.getShopSummary, { as: owner, params: { id } })).body.validatorsCount;
    expect([await countOf(shop.id), await countOf(second.id)]).toEqual([0, 1]);
  });
});
