import {
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  InvalidParameterException,
  InvalidPasswordException,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { failing } from '#test/support/adding-validators.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import {
  aValidator,
  aValidatorUser,
  validatorId,
  validatorUserId,
} from '#test/support/builders/a-validator.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import { anAccount, userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import {
  deleteItem,
  itemAt,
  putItems,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const temporaryPassword = 'Perdi#2026';
const setPassword = () =>
  call(validatorRoutes.setTemporaryPassword, {
    ...requestOf.setTemporaryPassword,
    body: { temporaryPassword },
  });
const record = () => itemAt(keys.validator(businessId, validatorId));
const user = () => itemAt(keys.user(validatorUserId));
const exception = { message: 'As the user pool says', $metadata: {} };
const throttled = new TooManyRequestsException(exception);
const account = { ...anAccount(validatorUserId), password: 'Antiga#2026' };
const steps = ['AdminSetUserPasswordCommand', 'AdminUserGlobalSignOutCommand'];

beforeEach(() => {
  stopDateAndPausesAt('2026-11-22T10:00:05.700Z');
  tableHolds(...aBakery(), stored.validator(aValidator()), stored.user(aValidatorUser()));
  userPoolKeeps([account]);
});
afterEach(() => jest.useRealTimers());

describe('setTemporaryPassword', () => {
  it('ends every session of the validator, including one from an earlier change of password', async () => {
    const signInsSince = '2026-11-01T10:00:00.000Z';
    putItems(stored.user(aValidatorUser({ signInsSince, signInOfChange: 1793527200 })));
    expect((await setPassword()).status).toBe(204);
    expect(user()).toMatchObject({ signInsSince: '2026-11-22T10:00:05.000Z' });
    expect(user()).not.toHaveProperty('signInOfChange');
    expect(record()).not.toHaveProperty('unusedUntil');
    expect(userPoolMock.commandCalls(AdminUserGlobalSignOutCommand)).toHaveLength(1);
  });

  it('gives a validator who never signed in another week', async () => {
    const unusedUntil = '2026-11-23T10:00:00.000Z';
    putItems(stored.validator(aValidator({ status: 'pending_first_access', unusedUntil })));
    expect((await setPassword()).status).toBe(204);
    const until = '2026-11-29T10:00:05.700Z';
    expect(record()).toMatchObject({ unusedUntil: until, GSI2SK: expect.stringContaining(until) });
  });

  it('requires a change of the password although a first access came in between', async () => {
    userPoolMock.on(AdminSetUserPasswordCommand).callsFake(() => {
      putItems(stored.validator(aValidator({ revision: 5 })), stored.user(aValidatorUser()));
      return {};
    });
    expect((await setPassword()).status).toBe(204);
    expect(record()).toMatchObject({ status: 'pending_first_access', revision: 6 });
    expect(user()).toMatchObject({ isPasswordRequired: true });
  });

  it('makes a first access conflict that began before the password was set', async () => {
    const revisions: unknown[] = [];
    userPoolMock.on(AdminUserGlobalSignOutCommand).callsFake(() => {
      revisions.push(record()?.['revision']);
      return {};
    });
    await setPassword();
    expect([...revisions, record()?.['revision']]).toEqual([4, 5]);
  });

  it.each([
    ['whose user is removed', aValidator(), 'VALIDATOR_NOT_FOUND'],
    ['who is disabled', aValidator({ status: 'disabled' }), 'INVALID_TRANSITION'],
  ])('is refused for a validator %s', async (_, validator, code) => {
    putItems(stored.validator(validator), stored.user(aValidatorUser({ status: 'removed' })));
    expect((await setPassword()).code).toBe(code);
    expect(writesMade()).toBe(0);
    expect(userPoolMock.calls()).toEqual([]);
  });

  it.each(steps)(
    'may be repeated after %s failed, when the old password allows nothing more',
    async (step) => {
      const pool = userPoolKeeps([account], failing(step, throttled, 'before', 1));
      expect(await setPassword()).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
      expect(record()).toMatchObject({ status: 'pending_first_access' });
      expect(user()).toMatchObject({ isPasswordRequired: true });
      expect((await setPassword()).status).toBe(204);
      expect(pool.accounts()).toMatchObject([{ password: temporaryPassword }]);
      const [sent] = userPoolMock.commandCalls(AdminSetUserPasswordCommand);
      expect(sent?.args[0].input).toMatchObject({ Permanent: false });
    },
  );

  it.each([InvalidPasswordException, InvalidParameterException])(
    'names the field of a password that the user pool refuses with %p',
    async (Refusal) => {
      userPoolMock.on(AdminSetUserPasswordCommand).rejects(new Refusal(exception));
      const refused = { path: 'temporaryPassword', code: 'INVALID_FORMAT' };
      expect((await setPassword()).errors).toEqual([refused]);
    },
  );

  it.each([
    ['account', () => void userPoolKeeps()],
    ['user', () => deleteItem(keys.user(validatorUserId))],
    [
      'record',
      () =>
        userPoolMock.on(AdminSetUserPasswordCommand).callsFake(() => {
          deleteItem(keys.validator(businessId, validatorId));
          return {};
        }),
    ],
  ])('finds no validator whose %s is gone before or during the call', async (_, remove) => {
    remove();
    expect((await setPassword()).code).toBe('VALIDATOR_NOT_FOUND');
  });
});
