import {
  ChangePasswordCommand,
  GetUserCommand,
  InternalErrorException,
  InvalidParameterException,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
  PasswordResetRequiredException,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  mockFirstAccess,
  passwordChanges,
  passwords,
  sendFirstAccess,
  storedNewValidator,
} from '#test/support/first-access.ts';
import { userPoolMock } from '#test/support/kept-user-pool.ts';
import { logLines } from '#test/support/log-lines.ts';
import { itemAt, requestsMade, tableHolds } from '#test/support/memory-table/table.ts';
import { validatorUserId } from '#test/support/request-of-route.ts';

const exception = { message: 'As the user pool says', $metadata: {} };

beforeEach(mockFirstAccess);
afterEach(() => jest.useRealTimers());

describe('completing the first access', () => {
  it('is not stored as refused for a wrong password', async () => {
    tableHolds(...storedNewValidator);
    userPoolMock
      .on(ChangePasswordCommand)
      .rejectsOnce(new NotAuthorizedException(exception))
      .resolves({});
    expect((await sendFirstAccess()).status).toBe(400);
    expect((await sendFirstAccess()).status).toBe(200);
    expect(itemAt(keys.user(validatorUserId))).not.toHaveProperty('isPasswordRequired');
  });

  it.each([GetUserCommand, ChangePasswordCommand])(
    'answers 409 for a password that somebody reset (%p)',
    async (command) => {
      tableHolds(...storedNewValidator);
      userPoolMock
        .on(command as typeof GetUserCommand)
        .rejects(new PasswordResetRequiredException(exception));
      expect(await sendFirstAccess()).toMatchObject({
        status: 409,
        body: { code: 'INVALID_TRANSITION' },
      });
    },
  );

  it.each([NotAuthorizedException, InvalidParameterException])(
    'refuses a token that the user pool does not accept (%p), before it tries the password',
    async (Refusal) => {
      tableHolds(...storedNewValidator);
      userPoolMock.on(GetUserCommand).rejects(new Refusal(exception));
      const { status, body } = await sendFirstAccess();
      expect(status).toBe(401);
      expect(body).toMatchObject({
        code: 'UNAUTHENTICATED',
        detail: expect.stringContaining('access token'),
      });
      expect(passwordChanges()).toEqual([]);
    },
  );

  it.each([
    {
      error: new NotAuthorizedException(exception),
      field: { path: 'previousPassword', code: 'WRONG_PASSWORD' },
    },
    {
      error: new InvalidParameterException(exception),
      field: { path: 'previousPassword', code: 'WRONG_PASSWORD' },
    },
    {
      error: new InvalidPasswordException(exception),
      field: { path: 'newPassword', code: 'INVALID_FORMAT' },
    },
  ])('answers $error.name, named by its field', async ({ error, field }) => {
    tableHolds(...storedNewValidator);
    userPoolMock.on(ChangePasswordCommand).rejects(error);
    const answer = await sendFirstAccess();
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toEqual([field]);
    expect(itemAt(keys.user(validatorUserId))).toMatchObject({ isPasswordRequired: true });
  });

  it.each([
    { error: new LimitExceededException(exception), status: 429, seconds: '900' },
    { error: new TooManyRequestsException(exception), status: 429, seconds: '1' },
    {
      error: new InternalErrorException({ message: '', $metadata: { httpStatusCode: 500 } }),
      status: 503,
      seconds: '1',
    },
  ])('answers $error.name with the seconds to wait', async ({ error, status, seconds }) => {
    tableHolds(...storedNewValidator);
    userPoolMock.on(ChangePasswordCommand).rejects(error);
    const answer = await sendFirstAccess();
    expect(answer.status).toBe(status);
    expect(answer.headers['retry-after']).toBe(seconds);
  });

  it.each([
    ['succeeds', undefined],
    ['is refused', new NotAuthorizedException(exception)],
    ['fails', Object.assign(new Error('It failed'), { PreviousPassword: passwords[0] })],
  ])('has no password or token in writes, log or answer if it %s', async (_, error) => {
    tableHolds(...storedNewValidator);
    if (error) userPoolMock.on(ChangePasswordCommand).rejects(error);
    const answers: string[] = [];
    const lines = await logLines(async () => {
      answers.push(JSON.stringify(await sendFirstAccess()));
    });
    const writes = JSON.stringify(requestsMade());
    expect(passwordChanges()).toHaveLength(1);
    for (const text of [writes, lines.join(''), answers.join('')]) {
      expect([...passwords, 'access-token'].filter((secret) => text.includes(secret))).toEqual([]);
    }
  });
});
