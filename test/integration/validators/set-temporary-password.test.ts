import { setTimeout as sleep } from 'node:timers/promises';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { call } from '#test/support/stories/call.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import {
  addValidator,
  anActiveValidator,
  changePassword,
  chosenPassword,
  signInValidator,
} from '#test/support/stories/validators.ts';

const { deleteValidator, listValidators, setTemporaryPassword } = validatorRoutes;
const body = { temporaryPassword: 'Perdi#2026' };

describe('setTemporaryPassword', () => {
  it('signs a validator out, and they must change the new password first', async () => {
    const owned = await anOwnedShop();
    const { owner, business, shop } = owned;
    const { validator, person } = await anActiveValidator(owned, shop);
    const params = { id: business.id, validatorId: validator.id };
    // Sign-ins in the same second still count.
    await sleep(1000);
    const { status } = await call(setTemporaryPassword, { as: owner, params, body });
    expect(status).toBe(204);

    const signedOut = () => call(userRoutes.getMe, { as: person });
    expect((await signedOut()).code).toBe('UNAUTHENTICATED');
    const list = { as: owner, params: { id: business.id } };
    expect((await call(listValidators, list)).body.items).toEqual([validator]);
    await expect(signInValidator(validator, chosenPassword)).rejects.toThrow('Incorrect');
    const returned = await signInValidator(validator, body.temporaryPassword);
    expect((await call(userRoutes.getMe, { as: returned })).body.isPasswordRequired).toBe(true);
    expect((await changePassword(returned, body.temporaryPassword)).status).toBe(200);
    expect((await call(userRoutes.getMe, { as: returned })).body.isPasswordRequired).toBe(false);
    expect((await signedOut()).code).toBe('UNAUTHENTICATED');
    expect((await call(listValidators, list)).body.items).toMatchObject([{ status: 'active' }]);
  });

  it('refuses a validator who is disabled', async () => {
    const owned = await anOwnedShop();
    const { id: validatorId } = await addValidator(owned, owned.shop);
    const params = { id: owned.business.id, validatorId };
    await call(deleteValidator, { as: owned.owner, params });
    const { code } = await call(setTemporaryPassword, { as: owned.owner, params, body });
    expect(code).toBe('INVALID_TRANSITION');
  });
});
