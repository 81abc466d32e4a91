import { userRoutes } from '#contract/accounts/user-routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { followShopAs } from '#test/support/stories/follows.ts';
import { signInError } from '#test/support/stories/leaving.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { storedUnder } from '#test/support/stories/table.ts';
import {
  accountOf,
  additionOf,
  anActiveValidator,
  changePassword,
  signInValidator,
} from '#test/support/stories/validators.ts';

const { createValidator, deleteValidator, listValidators } = validatorRoutes;

describe('deleteValidator', () => {
  it('refuses a still valid token at once, and the next sign-in', async () => {
    const owned = await anOwnedShop();
    const { owner, business, shop } = owned;
    const { validator, person } = await anActiveValidator(owned, shop);
    const params = { id: business.id, validatorId: validator.id };
    expect((await call(deleteValidator, { as: owner, params })).status).toBe(204);

    expect((await call(userRoutes.getMe, { as: person })).code).toBe('UNAUTHENTICATED');
    expect(await accountOf(validator.email)).toBeUndefined();
    expect(await signInError(person)).toBe('NotAuthorizedException');
    expect((await call(deleteValidator, { as: owner, params })).code).toBe('VALIDATOR_NOT_FOUND');
    const summary = await call(shopRoutes.getShopSummary, { as: owner, params: { id: shop.id } });
    expect(summary.body.validatorsCount).toBe(0);
  });

  it("removes the validator's own data, and their e-mail may be added again as a new validator", async () => {
    const [owned, other] = await Promise.all([anOwnedShop(), anOwnedShop()]);
    const { owner, business, shop } = owned;
    const { validator, person } = await anActiveValidator(owned, shop);
    await followShopAs(person, other.shop.id);
    const params = { id: business.id, validatorId: validator.id };
    await call(deleteValidator, { as: owner, params });

    const addition = additionOf(other, other.shop, { email: validator.email });
    const { body: added } = await call(createValidator, addition);
    expect(added.id).not.toBe(validator.id);
    const returned = await signInValidator(validator);
    expect(returned.userId).not.toBe(person.userId);
    expect((await changePassword(returned)).body).toMatchObject({
      role: 'validator',
      businessId: other.business.id,
    });
    expect((await call(userRoutes.getMe, { as: person })).code).toBe('UNAUTHENTICATED');
    const query = { status: 'disabled' };
    const disabled = { as: owner, params: { id: business.id }, query };
    expect((await call(listValidators, disabled)).body.items).toEqual([
      { ...validator, status: 'disabled' },
    ]);
    await eventually(async () => {
      const rows = await storedUnder(keys.user(person.userId).PK);
      expect(rows).toEqual([expect.objectContaining({ status: 'removed' })]);
      expect(rows[0]).not.toHaveProperty('emailHash');
    });
  });
});
