import { keys } from '#lambdas/shared/table/keys.ts';
import {
  add,
  base,
  beforeAddingValidators,
  countOf,
  email,
  failing,
  gone,
  name,
  temporaryPassword,
  timeout,
} from '#test/support/adding-validators.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { type KeptAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { itemAt, itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';
import { userPool } from '#test/support/mocked-user-pool.ts';
import { stored } from '#test/support/stored.ts';

beforeAddingValidators();

describe('adding a disabled validator again', () => {
  const before = aValidator({ status: 'disabled', shopId: otherShopId, email: String(email) });
  const account: KeptAccount = {
    userId: before.userId,
    email: String(email),
    attributes: { family_name: businessId, 'custom:shop': otherShopId },
    isEnabled: false,
    groups: ['validators'],
    password: 'Velha#2026',
  };
  const items = [
    ...base,
    stored.validator(before),
    stored.user(aValidatorUser({ status: 'disabled', shopId: otherShopId })),
  ];

  it('keeps record and account, with name, shop and password of the request', async () => {
    tableHolds(...items);
    const pool = userPoolKeeps([account]);
    const { status, body } = await add();
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { id: before.id, name, shopId, validationsCount: before.validationsCount },
    });
    expect(pool.accounts()).toMatchObject([
      { userId: before.userId, isEnabled: true, password: temporaryPassword },
    ]);
    expect(itemAt(keys.user(before.userId))).toMatchObject({
      status: 'active',
      shopId,
      isPasswordRequired: true,
    });
    expect(countOf()).toBe(1);
  });

  const steps = [
    'AdminSetUserPasswordCommand',
    'AdminUpdateUserAttributesCommand',
    'AdminUserGlobalSignOutCommand',
    'AdminAddUserToGroupCommand',
    'AdminEnableUserCommand',
  ];

  it('enables the account when its old password and sessions are of no more use', async () => {
    tableHolds(...items);
    userPoolKeeps([account]);
    await add();
    const calls = userPool.calls().map((sent) => sent.args[0].constructor.name);
    expect(calls.filter((name) => steps.includes(name))).toEqual(steps);
  });

  it.each(steps)('may be tried again where the account is gone by %s', async (command) => {
    tableHolds(...items);
    userPoolKeeps([account], failing(command, gone));
    expect(await add()).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
      headers: { 'retry-after': '1' },
    });
    expect(itemsOfKind('BUSINESS VALIDATOR_RESERVATION')).toEqual([]);
    expect(countOf()).toBe(0);
  });

  it.each(steps)('leaves the account disabled when %s fails after its effect', async (command) => {
    tableHolds(...items);
    const pool = userPoolKeeps([account], failing(command, timeout, 'after', 1));
    expect((await add()).status).toBe(503);
    expect(pool.accounts()).toMatchObject([{ userId: before.userId, isEnabled: false }]);
    expect(itemAt(keys.validator(businessId, before.id))).toMatchObject({
      status: 'disabled',
    });
    expect(itemAt(keys.user(before.userId))).toMatchObject({ status: 'disabled' });
    expect(itemsOfKind('BUSINESS VALIDATOR_RESERVATION')).toEqual([]);
    expect(countOf()).toBe(0);
  });

  it('is refused for one who is not disabled, whose account is left alone', async () => {
    const active = [...base, stored.validator(aValidator()), stored.user(aValidatorUser())];
    tableHolds(...active);
    const pool = userPoolKeeps([{ ...account, isEnabled: true }]);
    expect((await add()).body['code']).toBe('VALIDATOR_EMAIL_TAKEN');
    expect(pool.accounts()).toMatchObject([{ isEnabled: true, password: 'Velha#2026' }]);
    expect(countOf()).toBe(0);
  });
});
