import {
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  InvalidParameterException,
  InvalidPasswordException,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { routeKeyOf } from '#contract/http/route.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { handler } from '#lambdas/entries/api/validators.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aUser } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { anAccount, userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import {
  beforeWrite,
  itemAt,
  putItems,
  requestsMade,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { requestOf, validatorId, validatorUserId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const request = requestOf.setTemporaryPassword;
const { temporaryPassword } = request.body as Record<string, string>;

const setPassword = () =>
  invokeHandler(handler, aRequest(routeKeyOf(validatorRoutes.setTemporaryPassword), request));

const items = [
  stored.user(aUser({ businessId })),
  stored.business(aBusiness()),
  stored.validator(aValidator()),
  stored.user(aValidatorUser()),
];
const exception = { message: 'As the user pool says', $metadata: {} };
const throttled = new TooManyRequestsException(exception);

beforeEach(() => {
  stopDateAt('2026-11-22T10:00:05.700Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  userPoolKeeps([anAccount(validatorUserId)]);
});

afterEach(() => jest.useRealTimers());

describe('setting a temporary password', () => {
  it('ends every session of the validator, including one from an earlier change of password', async () => {
    const before = { signInsSince: '2026-11-01T10:00:00.000Z', signInOfChange: 1793527200 };
    tableHolds(...items.slice(0, 3), stored.user(aValidatorUser(before)));
    expect((await setPassword()).status).toBe(204);
    const user = itemAt(keys.user(validatorUserId));
    expect(user).toMatchObject({ signInsSince: '2026-11-22T10:00:05.000Z' });
    expect(user).not.toHaveProperty('signInOfChange');
  });

  it('requires a change of the password although a first access came in between', async () => {
    tableHolds(...items);
    userPoolMock.on(AdminSetUserPasswordCommand).callsFake(() => {
      putItems(stored.validator(aValidator({ revision: 5 })));
      putItems(stored.user(aValidatorUser()));
      return {};
    });
    expect((await setPassword()).status).toBe(204);
    expect(itemAt(keys.validator(businessId, validatorId))).toMatchObject({
      status: 'pending_first_access',
      revision: 6,
    });
    expect(itemAt(keys.user(validatorUserId))).toMatchObject({ isPasswordRequired: true });
  });

  it('makes a first access conflict that began before the password was set', async () => {
    tableHolds(...items);
    const revisions: unknown[] = [];
    const revision = () => itemAt(keys.validator(businessId, validatorId))?.['revision'];
    userPoolMock.on(AdminUserGlobalSignOutCommand).callsFake(() => {
      revisions.push(revision());
      return {};
    });
    await setPassword();
    expect([...revisions, revision()]).toEqual([4, 5]);
  });

  it.each([1, 2])('is repeated as a whole after transaction %d conflicts', async (failing) => {
    tableHolds(...items);
    beforeWrite(({ writeNumber }) => (writeNumber === failing ? 'conflict' : undefined));
    expect((await setPassword()).status).toBe(204);
    expect(itemAt(keys.user(validatorUserId))).toMatchObject({ isPasswordRequired: true });
    expect(userPoolMock.commandCalls(AdminSetUserPasswordCommand)).toHaveLength(failing);
  });

  it('is retried for as long as there is time', async () => {
    tableHolds(...items);
    beforeWrite(() => 'conflict');
    expect((await setPassword()).status).toBe(429);
    expect(writesMade()).toBe(10);
  });

  it('does not find a validator whose user is gone', async () => {
    tableHolds(...items.slice(0, 3), stored.user(aValidatorUser({ status: 'removed' })));
    expect(await setPassword()).toMatchObject({
      status: 404,
      body: { code: 'VALIDATOR_NOT_FOUND' },
    });
    expect(writesMade()).toBe(0);
    expect(userPoolMock.calls()).toEqual([]);
  });

  it.each([AdminSetUserPasswordCommand, AdminUserGlobalSignOutCommand])(
    'may be repeated after %p failed, when the old password allows nothing more',
    async (command) => {
      tableHolds(...items);
      userPoolMock.on(command as typeof AdminSetUserPasswordCommand).rejectsOnce(throttled);
      expect(await setPassword()).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
      expect(itemAt(keys.validator(businessId, validatorId))).toMatchObject({
        status: 'pending_first_access',
      });
      expect(itemAt(keys.user(validatorUserId))).toMatchObject({ isPasswordRequired: true });

      userPoolMock.resetHistory();
      userPoolMock.on(command as typeof AdminSetUserPasswordCommand).resolves({});
      expect((await setPassword()).status).toBe(204);
      expect(
        userPoolMock.commandCalls(AdminSetUserPasswordCommand)[0]?.args[0].input,
      ).toMatchObject({
        Username: validatorUserId,
        Password: temporaryPassword,
        Permanent: false,
      });
      expect(userPoolMock.commandCalls(AdminUserGlobalSignOutCommand)).toHaveLength(1);
      expect(JSON.stringify(requestsMade())).not.toContain(temporaryPassword);
    },
  );

  it.each([InvalidPasswordException, InvalidParameterException])(
    'names the field of a password that the user pool refuses with %p',
    async (refusal) => {
      tableHolds(...items);
      userPoolMock.on(AdminSetUserPasswordCommand).rejects(new refusal(exception));
      expect((await setPassword()).body['errors']).toEqual([
        { path: 'temporaryPassword', code: 'INVALID_FORMAT' },
      ]);
    },
  );

  it.each([AdminSetUserPasswordCommand, AdminUserGlobalSignOutCommand])(
    'finds no validator whose account is gone with %p',
    async (command) => {
      tableHolds(...items);
      userPoolMock
        .on(command as typeof AdminSetUserPasswordCommand)
        .rejects(new UserNotFoundException(exception));
      const { status, body } = await setPassword();
      expect({ status, code: body['code'] }).toEqual({ status: 404, code: 'VALIDATOR_NOT_FOUND' });
    },
  );
});
