import {
  GetUserCommand,
  NotAuthorizedException,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { handler } from '#lambdas/entries/api/users.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import { logLines } from '#test/support/log-lines.ts';
import { allItems, itemsOfKind, tableHolds, writesMade } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const email = 'dona@vitrine.test';
const refusal = { message: 'Refused', $metadata: {} };

const me = (query = { renew: 'true' }, authorization = 'Bearer token-of-owner') =>
  invokeHandler(
    handler,
    aRequest('GET /users/me', { as: { userId: ownerId }, query, headers: { authorization } }),
  );

function accountHas(attributes: Readonly<Record<string, string>>): void {
  const UserAttributes = Object.entries({ sub: ownerId, email, ...attributes }).map(
    ([Name, Value]) => ({ Name, Value }),
  );
  userPoolMock
    .on(GetUserCommand, { AccessToken: 'token-of-owner' })
    .resolves({ Username: ownerId, UserAttributes });
}

const storedUser = () => itemsOfKind('USER USER')[0];

beforeEach(() => {
  userPoolMock.reset();
  tableHolds(stored.user(aUser()));
});

describe('a call that renews e-mail and language', () => {
  it('stores both of the account of its token, and shows neither', async () => {
    accountHas({ locale: 'es' });
    const answer = await me();
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toMatch(/vitrine\.test|"es"/);
    expect(storedUser()).toEqual({ ...stored.user(aUser()), email, locale: 'es' });
  });

  it('stores them with the item that it makes for a new user', async () => {
    tableHolds();
    accountHas({ locale: 'en' });
    expect((await me()).status).toBe(200);
    expect(allItems()).toEqual([
      expect.objectContaining({ status: 'active', email, locale: 'en' }),
    ]);
  });

  it('stores changes, and drops a language that was removed and an account that was in doubt', async () => {
    const accountMissingSince = '2026-11-01T12:00:00.000Z';
    const before = aUser({ email: 'antes@vitrine.test', locale: 'es', accountMissingSince });
    tableHolds(stored.user(before));
    accountHas({});
    await me();
    expect(storedUser()).toEqual({ ...stored.user(aUser()), email });
  });

  it('writes nothing if both are stored', async () => {
    tableHolds(stored.user(aUser({ email, locale: 'es' })));
    accountHas({ locale: 'es' });
    await me();
    expect(writesMade()).toBe(0);
  });

  it.each([
    ['refuses the token', new NotAuthorizedException(refusal)],
    ['is throttled', new TooManyRequestsException(refusal)],
    ['does not answer', Object.assign(new Error('Timed out'), { name: 'TimeoutError' })],
  ])(
    'is answered if Cognito %s, with a warning, and forgets what may be outdated',
    async (_, error) => {
      tableHolds(stored.user(aUser({ email, locale: 'es' })));
      userPoolMock.on(GetUserCommand).rejects(error);
      const lines = await logLines(async () => {
        expect(await me()).toMatchObject({ status: 200, body: { userId: ownerId } });
      });
      expect(storedUser()).toEqual(stored.user(aUser()));
      expect(lines.join()).toContain('e-mail and language not renewed');
      expect(lines.join()).not.toMatch(/dona@|token-of-owner/);
    },
  );

  it('asks Cognito only on request', async () => {
    userPoolKeeps();
    expect((await me({ renew: 'false' })).status).toBe(200);
    expect(userPoolMock.calls()).toEqual([]);
    expect((await me({ renew: 'yes' })).status).toBe(400);
  });
});
