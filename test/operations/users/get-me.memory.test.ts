import {
  GetUserCommand,
  NotAuthorizedException,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { anAccount, userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import { logLines } from '#test/support/log-lines.ts';
import {
  allItems,
  beforeNextWrite,
  putItems,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { stored } from '#test/support/stored.ts';

const signInsSince = '2026-11-22T10:00:00.000Z';
const as = { userId: ownerId, authTime: Date.parse(signInsSince) / 1000 };
const me = (renew = 'false') => call(userRoutes.getMe, { as, query: { renew } });
const email = `${ownerId}@vitrine.test`;
const refusal = { message: 'Refused', $metadata: {} };
const having = (changes: Parameters<typeof aUser>[0]) => stored.user(aUser(changes));

const accountHas = (attributes: Readonly<Record<string, string>>) =>
  userPoolKeeps([anAccount(ownerId, attributes)]);

describe('the first call of a user', () => {
  beforeEach(() => tableHolds());

  it('stores them with only id, status and time, as a consumer', async () => {
    const { createdAt, ...body } = (await me()).body;
    expect(body).toEqual({ userId: ownerId, role: 'consumer', isPasswordRequired: false });
    expect(allItems()).toEqual([having({ createdAt })]);
    expect((await me()).body).toEqual({ ...body, createdAt });
    expect(writesMade()).toBe(1);
  });

  it.each([
    ['the owner that they became', { businessId }, { status: 200, body: { role: 'owner' } }],
    [
      'them with a session that counts',
      { signInsSince },
      { status: 200, body: { createdAt: aUser().createdAt } },
    ],
    ['401 where they were removed', { status: 'removed' as const }, { status: 401 }],
  ])('answers %s, after another call at the same time', async (_, changes, answer) => {
    beforeNextWrite(() => putItems(having(changes)));
    expect(await me()).toMatchObject(answer);
    expect(allItems()).toEqual([having(changes)]);
  });
});

describe('a call that renews e-mail and language', () => {
  it.each([
    ['for a new user', [], {}],
    ['for a stored one', [having({ businessId })], { businessId }],
  ])('stores both of the account of its token, and shows neither, %s', async (_, items, fields) => {
    tableHolds(...items);
    accountHas({ locale: 'es' });
    const { text, body } = await me('true');
    expect(text).not.toMatch(/vitrine\.test|"es"/);
    expect(allItems()).toEqual([
      having({ ...fields, createdAt: body.createdAt, email, locale: 'es' }),
    ]);
  });

  it('stores changes, and drops a language that was removed and an account that was in doubt', async () => {
    const accountMissingSince = '2026-11-01T12:00:00.000Z';
    tableHolds(having({ email: 'antes@vitrine.test', locale: 'es', accountMissingSince }));
    accountHas({});
    await me('true');
    expect(allItems()).toEqual([having({ email })]);
  });

  it('writes nothing if both are stored', async () => {
    tableHolds(having({ email, locale: 'es' }));
    accountHas({ locale: 'es' });
    await me('true');
    expect(writesMade()).toBe(0);
  });

  it.each([
    ['refuses the token', new NotAuthorizedException(refusal)],
    ['is throttled', new TooManyRequestsException(refusal)],
    ['does not answer', Object.assign(new Error('Timed out'), { name: 'TimeoutError' })],
  ])(
    'is answered if Cognito %s, with a warning, and forgets what may be outdated',
    async (_, error) => {
      tableHolds(having({ email, locale: 'es' }));
      userPoolMock.on(GetUserCommand).rejects(error);
      const lines = await logLines(async () => {
        expect(await me('true')).toMatchObject({ status: 200, body: { userId: ownerId } });
      });
      expect(allItems()).toEqual([having({})]);
      expect(lines.join()).toContain('e-mail and language not renewed');
      expect(lines.join()).not.toMatch(/@vitrine|token-of/);
    },
  );

  it('asks Cognito only on request', async () => {
    tableHolds(having({}));
    userPoolKeeps();
    expect((await me('false')).status).toBe(200);
    expect((await me('yes')).status).toBe(400);
    expect(userPoolMock.calls()).toEqual([]);
  });
});
