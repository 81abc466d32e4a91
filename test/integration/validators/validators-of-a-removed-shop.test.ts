import { userRoutes } from '#contract/accounts/user-routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedShop, openShop } from '#test/support/stories/shops.ts';
import { accountOf, addValidator, anActiveValidator } from '#test/support/stories/validators.ts';

const { listValidators } = validatorRoutes;

it('removing a shop with force disables its validators and no others', async () => {
  const owned = await anOwnedShop();
  const { owner, business, shop } = owned;
  const kept = await addValidator(owned, await openShop(owned));
  const { validator, person } = await anActiveValidator(owned, shop);
  const params = { id: shop.id };
  const removal = await call(shopRoutes.deleteShop, {
    as: owner,
    params,
    query: { force: 'true' },
  });
  expect(removal.status).toBe(204);
  await eventually(async () => {
    const { items } = (await call(listValidators, { as: owner, params: { id: business.id } })).body;
    expect(items).toEqual([kept]);
    expect(await accountOf(validator.email)).toBeUndefined();
  });
  const disabled = await call(listValidators, {
    as: owner,
    params: { id: business.id },
    query: { status: 'disabled' },
  });
  expect(disabled.body.items).toEqual([{ ...validator, status: 'disabled' }]);
  expect((await call(userRoutes.getMe, { as: person })).code).toBe('UNAUTHENTICATED');
  expect((await accountOf(kept.email))?.isEnabled).toBe(true);
});
