import { keys } from '#lambdas/shared/table/keys.ts';
import { commit } from '#lambdas/shared/table/transaction.ts';
import { restoreValidatorUser } from '#lambdas/validators/validator-user-repository.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { itemAt, tableHolds } from '#test/support/memory-table/table.ts';
import { validatorUserId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

describe('the user of a validator who is added again', () => {
  it('has to change the password, and has no session from before', async () => {
    const before = { signInsSince: '2026-11-01T10:00:00.000Z', signInOfChange: 1793527200 };
    tableHolds(stored.user(aValidatorUser({ status: 'disabled', ...before })));
    const now = new Date('2026-11-22T10:00:05.700Z');
    await commit([restoreValidatorUser(aValidator({ status: 'disabled' }), now)]);
    const user = itemAt(keys.user(validatorUserId));
    expect(user).toMatchObject({
      status: 'active',
      isPasswordRequired: true,
      signInsSince: '2026-11-22T10:00:05.000Z',
    });
    expect(user).not.toHaveProperty('signInOfChange');
  });
});
