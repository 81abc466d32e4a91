import {
  ChangePasswordCommand,
  GetUserCommand,
  InternalErrorException,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
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

const complete = (userId = validatorUserId) =>
  call(
    handler,
    aRequest(routeKeyOf(validatorRoutes.completeFirstAccess), {
      ...request,
      as: { userId },
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

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  emptyUserPool();
});

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

  it('refuses a token that the user pool does not take, before it tries the password', async () => {
    tableKeeps(items);
    userPool.on(GetUserCommand).rejects(new NotAuthorizedException(exception));
    const { status, body } = await complete();
    expect(status).toBe(401);
    expect(body).toMatchObject({
      code: 'UNAUTHENTICATED',
      detail: expect.stringContaining('access token'),
    });
    expect(changes()).toEqual([]);
  });

  it.each([
    [new NotAuthorizedException(exception), 400, 'previousPassword', 'WRONG_PASSWORD'],
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
