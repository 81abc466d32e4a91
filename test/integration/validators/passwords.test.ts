import { setTimeout as sleep } from 'node:timers/promises';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { call } from '#test/support/stories/call.ts';
import { signInError } from '#test/support/stories/people.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import {
  accountOf,
  additionOf,
  addValidator,
  anActiveValidator,
  changePassword,
  chosenPassword,
  signInValidator,
  temporaryPassword,
} from '#test/support/stories/validators.ts';

const { createValidator, deleteValidator, setTemporaryPassword } = validatorRoutes;
const { getMe } = userRoutes;

describe('a validator with an account in the user pool', () => {
  it('signs in with a temporary password, and may use the API after its change', async () => {
    const owned = await anOwnedShop();
    const validator = await addValidator(owned, owned.shop);
    expect(await accountOf(validator.email)).toMatchObject({
      ...{ isEnabled: true, status: 'FORCE_CHANGE_PASSWORD', groups: ['validators'] },
      attributes: { email_verified: 'true', 'custom:shop': owned.shop.id },
    });
    const person = await signInValidator(validator);
    const shops = () =>
      call(shopRoutes.listShopsOfBusiness, { as: person, params: { id: owned.business.id } });
    expect((await shops()).code).toBe('FORBIDDEN');
    const wrong = await changePassword(person, 'Errada#2026');
    expect(wrong.errors).toEqual([{ path: 'previousPassword', code: 'WRONG_PASSWORD' }]);
    expect((await call(getMe, { as: person })).body.isPasswordRequired).toBe(true);

    expect((await changePassword(person)).body.isPasswordRequired).toBe(false);
    expect((await shops()).body.items.map(({ id }) => id)).toEqual([owned.shop.id]);
    await expect(signInValidator(validator, temporaryPassword)).rejects.toThrow('Incorrect');
    expect((await signInValidator(validator, chosenPassword)).userId).toBe(person.userId);
  });

  it('is signed out everywhere by another temporary password', async () => {
    const owned = await anOwnedShop();
    const { validator, person } = await anActiveValidator(owned, owned.shop);
    const params = { id: owned.business.id, validatorId: validator.id };
    const body = { temporaryPassword: 'Perdi#2026' };
    // Sign-ins in the same second still count.
    await sleep(1000);
    const { status } = await call(setTemporaryPassword, { as: owned.owner, params, body });
    expect(status).toBe(204);
    expect((await call(getMe, { as: person })).code).toBe('UNAUTHENTICATED');
    await expect(signInValidator(validator, chosenPassword)).rejects.toThrow('Incorrect');
    const returned = await signInValidator(validator, body.temporaryPassword);
    expect((await changePassword(returned, body.temporaryPassword)).status).toBe(200);
    expect((await call(getMe, { as: returned })).body.isPasswordRequired).toBe(false);
    expect((await call(getMe, { as: person })).code).toBe('UNAUTHENTICATED');
  });

  it('loses account and token when the owner disables them, and may be added elsewhere', async () => {
    const [owned, other] = await Promise.all([anOwnedShop(), anOwnedShop()]);
    const { validator, person } = await anActiveValidator(owned, owned.shop);
    const addition = additionOf(other, other.shop, { email: validator.email });
    expect((await call(createValidator, addition)).code).toBe('VALIDATOR_EMAIL_TAKEN');
    const params = { id: owned.business.id, validatorId: validator.id };
    expect((await call(deleteValidator, { as: owned.owner, params })).status).toBe(204);
    expect((await call(getMe, { as: person })).code).toBe('UNAUTHENTICATED');
    expect(await signInError(person)).toBe('NotAuthorizedException');
    expect((await call(createValidator, addition)).status).toBe(201);
    expect((await signInValidator(validator)).userId).not.toBe(person.userId);
  });

  it('cannot be given a password that breaks the rules of the user pool', async () => {
    const owned = await anOwnedShop();
    const weak = additionOf(owned, owned.shop, { temporaryPassword: 'balcao2026' });
    const refused = { path: 'temporaryPassword', code: 'INVALID_FORMAT' };
    expect((await call(createValidator, weak)).errors).toEqual([refused]);
    expect(await accountOf((weak.body as { email: string }).email)).toBeUndefined();
  });
});
