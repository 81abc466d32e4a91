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
import { routeKeyOf } from '#contract/route.ts';
import { validatorRoutes } from '#contract/routes/validators.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { handler } from '#lambdas/validators/handler.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aStaffUser } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { type Fate, tableKeeps } from '#test/support/kept-table.ts';
import { logLines } from '#test/support/log-lines.ts';
import { stored, table } from '#test/support/mocked-table.ts';
import { emptyUserPool, userPool } from '#test/support/mocked-user-pool.ts';
import { requestOf, validatorId, validatorUserId } from '#test/support/request-of-route.ts';

const request = requestOf.completeFirstAccess;
const passwords = Object.values(request.body as Record<string, string>);
const headers = {
  authorization: 'Bearer access-token',
  'content-type': 'application/json',
  'idempotency-key': 'key-of-8',
};

const complete = (userId = validatorUserId, authTime?: number) =>
  call(
    handler,
    aRequest(routeKeyOf(validatorRoutes.completeFirstAccess), {
      ...request,
      as: { userId, ...(authTime && { authTime }) },
      headers,
    }),
  );

const items = [
  stored.validator(aValidator({ status: 'pending_first_access' })),
  stored.user(aValidatorUser({ isPasswordRequired: true })),
];

const exception = { message: 'As the user pool says', $metadata: {} };
const changes = () =>
  userPool.commandCalls(ChangePasswordCommand).map((sent) => sent.args[0].input);

const now = '2026-11-22T10:00:05.700Z';
const second = Date.parse('2026-11-22T10:00:05.000Z') / 1000;

beforeEach(() => {
  stopDateAt(now);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  emptyUserPool();
});

afterEach(() => jest.useRealTimers());

describe('completing the first access', () => {
  it("changes the password with the caller's token, and activates record and user", async () => {
    const kept = tableKeeps(items);
    expect(await complete()).toMatchObject({ status: 200, body: { isPasswordRequired: false } });
    const [PreviousPassword, ProposedPassword] = passwords;
    expect(changes()).toEqual([
      { AccessToken: 'access-token', PreviousPassword, ProposedPassword },
    ]);
    expect(kept.itemAt(keys.validator(businessId, validatorId))).toMatchObject({
      status: 'active',
      revision: 4,
    });
    expect(kept.itemAt(keys.user(validatorUserId))).not.toHaveProperty('isPasswordRequired');
  });

  it('ends the requirement for staff, who have no record of a validator', async () => {
    const staff = aStaffUser({ isPasswordRequired: true });
    const kept = tableKeeps([stored.user(staff)]);
    expect((await complete(staff.userId)).status).toBe(200);
    expect(kept.itemAt(keys.user(staff.userId))).not.toHaveProperty('isPasswordRequired');
  });

  it('changes the password once when its writes conflict', async () => {
    const kept = tableKeeps(items, (number): Fate => (number < 3 ? 'conflicts' : undefined));
    expect((await complete()).status).toBe(200);
    expect(changes()).toHaveLength(1);
    expect(kept.itemAt(keys.validator(businessId, validatorId))).toMatchObject({
      status: 'active',
    });
  });

  it('leaves only the session that changed the password, and sign-ins from then on', async () => {
    const signInsSince = new Date((second - 60) * 1000).toISOString();
    const user = aValidatorUser({ isPasswordRequired: true, signInsSince });
    const kept = tableKeeps([...items.slice(0, 1), stored.user(user)]);
    expect((await complete(validatorUserId, second - 61)).status).toBe(401);
    const { status, body } = await complete(validatorUserId, second - 30);
    expect(status).toBe(200);
    expect(kept.itemAt(keys.user(validatorUserId))).toMatchObject({
      signInsSince: '2026-11-22T10:00:05.000Z',
      signInOfChange: second - 30,
    });
    for (const field of ['signInsSince', 'signInOfChange']) expect(body).not.toHaveProperty(field);
  });

  it('leaves all sessions where the token does not say when its user signed in', async () => {
    const kept = tableKeeps(items);
    expect((await complete()).status).toBe(200);
    expect(kept.itemAt(keys.user(validatorUserId))).not.toHaveProperty('signInsSince');
    expect(kept.itemAt(keys.user(validatorUserId))).not.toHaveProperty('signInOfChange');
  });

  it('does not count a session that was signed out while the call was under way', async () => {
    const kept = tableKeeps(items, (number): Fate => {
      if (number > 1) return undefined;
      kept.put(stored.user(aValidatorUser({ isPasswordRequired: true, signInsSince: now })));
      return 'conflicts';
    });
    expect((await complete(validatorUserId, second - 30)).status).toBe(401);
    expect(kept.itemAt(keys.user(validatorUserId))).toMatchObject({ isPasswordRequired: true });
  });

  it('does not end the requirement of another temporary password that the owner set', async () => {
    const kept = tableKeeps(items, (number): Fate => {
      if (number > 1) return undefined;
      kept.put(stored.validator(aValidator({ status: 'pending_first_access', revision: 4 })));
      return 'conflicts';
    });
    expect(await complete()).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect(changes()).toHaveLength(1);
    expect(kept.itemAt(keys.user(validatorUserId))).toMatchObject({ isPasswordRequired: true });
  });

  it('is not remembered as refused for a wrong password', async () => {
    const kept = tableKeeps(items);
    userPool
      .on(ChangePasswordCommand)
      .rejectsOnce(new NotAuthorizedException(exception))
      .resolves({});
    expect((await complete()).status).toBe(400);
    expect((await complete()).status).toBe(200);
    expect(kept.itemAt(keys.user(validatorUserId))).not.toHaveProperty('isPasswordRequired');
  });

  it.each([GetUserCommand, ChangePasswordCommand])(
    'answers 409 for a password that somebody reset (%p)',
    async (command) => {
      tableKeeps(items);
      userPool
        .on(command as typeof GetUserCommand)
        .rejects(new PasswordResetRequiredException(exception));
      expect(await complete()).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    },
  );

  it.each([NotAuthorizedException, InvalidParameterException])(
    'refuses a token that the user pool does not take (%p), before it tries the password',
    async (Refusal) => {
      tableKeeps(items);
      userPool.on(GetUserCommand).rejects(new Refusal(exception));
      const { status, body } = await complete();
      expect(status).toBe(401);
      expect(body).toMatchObject({
        code: 'UNAUTHENTICATED',
        detail: expect.stringContaining('access token'),
      });
      expect(changes()).toEqual([]);
    },
  );

  it.each([
    [new NotAuthorizedException(exception), 400, 'previousPassword', 'WRONG_PASSWORD'],
    [new InvalidParameterException(exception), 400, 'previousPassword', 'WRONG_PASSWORD'],
    [new InvalidPasswordException(exception), 400, 'newPassword', 'INVALID_FORMAT'],
  ])('answers %s by its field', async (error, status, path, code) => {
    const kept = tableKeeps(items);
    userPool.on(ChangePasswordCommand).rejects(error);
    const answer = await complete();
    expect(answer.status).toBe(status);
    expect(answer.body['errors']).toEqual([{ path, code }]);
    expect(kept.itemAt(keys.user(validatorUserId))).toMatchObject({ isPasswordRequired: true });
  });

  it.each([
    [new LimitExceededException(exception), 429, '900'],
    [new TooManyRequestsException(exception), 429, '1'],
    [new InternalErrorException({ message: '', $metadata: { httpStatusCode: 500 } }), 503, '1'],
  ])('answers %s with the seconds to wait', async (error, status, seconds) => {
    tableKeeps(items);
    userPool.on(ChangePasswordCommand).rejects(error);
    const answer = await complete();
    expect(answer.status).toBe(status);
    expect(answer.headers['retry-after']).toBe(seconds);
  });

  it.each([
    ['succeeds', undefined],
    ['is refused', new NotAuthorizedException(exception)],
    ['fails', Object.assign(new Error('It failed'), { PreviousPassword: passwords[0] })],
  ])('has no password or token in writes, log or answer when it %s', async (_, error) => {
    tableKeeps(items);
    if (error) userPool.on(ChangePasswordCommand).rejects(error);
    const answers: string[] = [];
    const lines = await logLines(async () => {
      answers.push(JSON.stringify(await complete()));
    });
    const writes = JSON.stringify(table.calls().map((sent) => sent.args[0].input));
    expect(changes()).toHaveLength(1);
    for (const text of [writes, lines.join(''), answers.join('')]) {
      expect([...passwords, 'access-token'].filter((secret) => text.includes(secret))).toEqual([]);
    }
  });
});
