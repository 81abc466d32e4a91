import {
  ChangePasswordCommand,
  InternalErrorException,
  InvalidParameterException,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
  PasswordHistoryPolicyViolationException,
  PasswordResetRequiredException,
  TooManyRequestsException,
  UserNotFoundException,
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
import { aStaffUser } from '#test/support/builders/people.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import { anAccount, userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import {
  beforeNextWrite,
  beforeWrite,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { stored } from '#test/support/stored.ts';

const now = '2026-11-22T10:00:05.700Z';
const second = Date.parse('2026-11-22T10:00:05.000Z') / 1000;
const exception = { message: 'As the user pool says', $metadata: {} };
const body = { previousPassword: 'Balcao#2026', newPassword: 'Padaria#2026' };

const change = (userId = validatorUserId, authTime?: number) =>
  call(validatorRoutes.completeFirstAccess, {
    as: { userId, ...(authTime && { authTime }) },
    headers: { 'idempotency-key': 'key-of-8' },
    body,
  });
const waiting = (status: number, seconds: string) => ({
  status,
  headers: { 'retry-after': seconds },
});
const passwordChanges = () =>
  userPoolMock.commandCalls(ChangePasswordCommand).map((sent) => sent.args[0].input);
const record = () => itemAt(keys.validator(businessId, validatorId));
const user = () => itemAt(keys.user(validatorUserId));

const newRecord = aValidator({ status: 'pending_first_access', unusedUntil: now });
const newUser = aValidatorUser({ isPasswordRequired: true });
const givenAnother = stored.validator(aValidator({ status: 'pending_first_access', revision: 4 }));

let pool: ReturnType<typeof userPoolKeeps>;

beforeEach(() => {
  stopDateAndPausesAt(now);
  tableHolds(stored.validator(newRecord), stored.user(newUser));
  pool = userPoolKeeps([anAccount(validatorUserId)]);
});
afterEach(() => jest.useRealTimers());

describe('completeFirstAccess', () => {
  it("changes the password with the caller's token, and activates record and user", async () => {
    const answer = await change();
    expect(answer).toMatchObject({ status: 200, body: { isPasswordRequired: false } });
    expect(answer.body).toMatchObject({ role: 'validator', createdAt: newUser.createdAt });
    const { previousPassword: PreviousPassword, newPassword: ProposedPassword } = body;
    const AccessToken = `token-of-${validatorUserId}`;
    expect(passwordChanges()).toEqual([{ AccessToken, PreviousPassword, ProposedPassword }]);
    expect(pool.accounts()).toMatchObject([{ password: body.newPassword }]);
    expect(record()).toMatchObject({ status: 'active', revision: 4 });
    expect(record()).not.toHaveProperty('unusedUntil');
    expect(user()).toEqual(stored.user(aValidatorUser()));
  });

  it.each([
    ['staff', aStaffUser(), 200, undefined],
    ['a validator who changed it', aValidatorUser(), 409, 'INVALID_TRANSITION'],
    ['staff who changed it', aStaffUser({ isPasswordRequired: false }), 403, 'FORBIDDEN'],
  ])('answers %s, who have no record to activate, with the code for them', async (...row) => {
    const [, before, status, code] = row;
    const required = { isPasswordRequired: true, ...before };
    tableHolds(stored.user(status === 200 ? required : before));
    const answer = await change(before.userId);
    expect({ status: answer.status, code: answer.code }).toEqual({ status, code });
    expect(itemAt(keys.user(before.userId))).toEqual(stored.user(before));
    expect(passwordChanges()).toHaveLength(status === 200 ? 1 : 0);
  });

  it('changes the password once when its writes conflict', async () => {
    beforeWrite(({ writeNumber }) => (writeNumber < 3 ? 'conflict' : undefined));
    expect((await change()).status).toBe(200);
    expect(passwordChanges()).toHaveLength(1);
    expect(record()).toMatchObject({ status: 'active' });
  });

  it('leaves only the session that changed the password, and sign-ins from then on', async () => {
    const signInsSince = new Date((second - 60) * 1000).toISOString();
    putItems(stored.user({ ...newUser, signInsSince }));
    expect((await change(validatorUserId, second - 61)).status).toBe(401);
    expect((await change(validatorUserId, second - 30)).status).toBe(200);
    expect(user()).toMatchObject({
      signInsSince: '2026-11-22T10:00:05.000Z',
      signInOfChange: second - 30,
    });
  });

  it.each([
    ['another temporary password ended', { isPasswordRequired: true, signInsSince: now }],
    ['the removal of its user ended', { status: 'removed' }],
  ] as const)('does not count a session that %s during the call', async (_, changes) => {
    beforeNextWrite(() => putItems(givenAnother, stored.user(aValidatorUser(changes))));
    expect((await change(validatorUserId, second - 30)).status).toBe(401);
    expect(user()).toEqual(stored.user(aValidatorUser(changes)));
  });

  it('does not end the requirement of another temporary password by the owner', async () => {
    beforeNextWrite(() => putItems(givenAnother));
    expect((await change()).code).toBe('INVALID_TRANSITION');
    expect(passwordChanges()).toHaveLength(1);
    expect(user()).toMatchObject({ isPasswordRequired: true });
  });

  it('is not stored as refused for a wrong password', async () => {
    const refusal = new NotAuthorizedException(exception);
    userPoolMock.on(ChangePasswordCommand).rejectsOnce(refusal).resolves({});
    expect((await change()).status).toBe(400);
    expect((await change()).status).toBe(200);
    expect(user()).not.toHaveProperty('isPasswordRequired');
  });

  const invalid = new InvalidParameterException(exception);
  const refused = new NotAuthorizedException(exception);
  const reset = new PasswordResetRequiredException(exception);
  const previous = [{ path: 'previousPassword', code: 'WRONG_PASSWORD' }];
  const next = [{ path: 'newPassword', code: 'INVALID_FORMAT' }];

  it.each<[string, Error, object]>([
    ['GetUser', reset, { code: 'INVALID_TRANSITION' }],
    ['GetUser', refused, { code: 'UNAUTHENTICATED' }],
    ['GetUser', invalid, { code: 'UNAUTHENTICATED' }],
    ['GetUser', new UserNotFoundException(exception), { code: 'UNAUTHENTICATED' }],
    ['ChangePassword', reset, { code: 'INVALID_TRANSITION' }],
    ['ChangePassword', refused, { errors: previous }],
    ['ChangePassword', invalid, { errors: previous }],
    ['ChangePassword', new InvalidPasswordException(exception), { errors: next }],
    ['ChangePassword', new PasswordHistoryPolicyViolationException(exception), { errors: next }],
    ['ChangePassword', new LimitExceededException(exception), waiting(429, '900')],
    ['ChangePassword', new TooManyRequestsException(exception), waiting(429, '1')],
    [
      'ChangePassword',
      new InternalErrorException({ message: '', $metadata: { httpStatusCode: 500 } }),
      waiting(503, '1'),
    ],
  ])('answers what follows from a call %s that fails with %s', async (call, error, answer) => {
    pool = userPoolKeeps([anAccount(validatorUserId)], failing(`${call}Command`, error));
    const given = await change();
    expect(given).toMatchObject(answer);
    if (given.code === 'UNAUTHENTICATED') expect(given.text).toContain('an access token');
    // A token is tried before the password.
    expect(passwordChanges()).toHaveLength(call === 'GetUser' ? 0 : 1);
    expect(user()).toMatchObject({ isPasswordRequired: true });
  });
});
