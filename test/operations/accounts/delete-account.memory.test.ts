import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { accountRoutes } from '#contract/accounts/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, aRevision, businessId, revisionId } from '#test/support/builders/a-business.ts';
import { aClaim, codeNo } from '#test/support/builders/a-claim.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aValidator, validatorId } from '#test/support/builders/a-validator.ts';
import { aUser, owner, ownerId, strangerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { anAccount, userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import {
  allItems,
  beforeNextWrite,
  changeAttributes,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { stored } from '#test/support/stored.ts';

const now = '2026-11-21T12:00:00.000Z';
const user = keys.user(ownerId);
const record = keys.validator(businessId, validatorId);
const leave = (name = ownerId, query = {}, headers = {}) =>
  call(accountRoutes.deleteAccount, { as: owner, params: { name }, query, headers });

const anOwner = [
  stored.user(aUser({ businessId })),
  stored.business({ ...aBusiness(), revisionId }),
  stored.business(aRevision()),
];
const counters = { ...keys.validatorCounters(validatorId), validationsCount: 4 };
const aMember = [
  stored.user(aUser({ businessId, shopId, validatorId })),
  stored.validator(aValidator({ userId: ownerId })),
  counters,
  { ...keys.validatorsCount(shopId), validatorsCount: 1 },
];
const claims = [0, 1].map((n) => stored.claim(aClaim({ code: codeNo(n), shard: n })));

let pool: ReturnType<typeof userPoolKeeps>;

beforeEach(() => {
  stopDateAt(now);
  pool = userPoolKeeps([
    anAccount(ownerId, { email: 'Ana@vitrine.test' }),
    anAccount(strangerId, { email: 'rui@vitrine.test' }),
  ]);
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => jest.useRealTimers());

describe('deleteAccount', () => {
  it('leaves a tombstone for 35 days without personal data, and no account', async () => {
    const terms = { version: 'v', acceptedAt: now };
    tableHolds(stored.user(aUser({ staffSince: now, isPasswordRequired: true, terms })));
    expect((await leave()).status).toBe(204);
    const { createdAt } = aUser();
    const ttl = Date.parse(now) / 1000 + 35 * 86_400;
    expect(allItems()).toEqual([{ ...user, userId: ownerId, status: 'removed', createdAt, ttl }]);
    expect(pool.accounts()).toMatchObject([{ userId: strangerId }]);
    expect((await leave()).code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['an owner', anOwner, keys.business(businessId), 'closed'],
    ['a validator', aMember, record, undefined],
  ])('removes %s, also if the user became one at the same time', async (_, items, key, status) => {
    for (const before of [items, [stored.user(aUser())], []]) {
      tableHolds(...before);
      beforeNextWrite(() => putItems(...items));
      expect((await leave()).status).toBe(204);
      expect(itemAt(key)?.['status']).toBe(status);
      expect(itemAt(keys.business(revisionId))).toBeUndefined();
      expect(itemAt(counters)).toBeUndefined();
      expect(itemAt(keys.validatorsCount(shopId))?.['validatorsCount'] ?? 0).toBe(0);
      expect(itemAt(user)).toMatchObject({ status: 'removed' });
    }
  });

  it('is refused to an owner while consumers hold claims of the business, until it is forced', async () => {
    tableHolds(...anOwner, ...claims);
    const before = allItems();
    for (const query of [{}, { force: 'false' }]) {
      const answer = await leave(ownerId, query);
      expect(answer).toMatchObject({ code: 'OPEN_CLAIMS', facts: { openClaims: 2 } });
    }
    expect(allItems()).toEqual(before);
    expect((await leave(ownerId, { force: 'true' })).status).toBe(204);
  });

  it('is not refused again with the same key once the claims have ended', async () => {
    tableHolds(...anOwner, ...claims);
    const headers = { 'idempotency-key': 'key-of-8' };
    expect((await leave(ownerId, {}, headers)).code).toBe('OPEN_CLAIMS');
    stopDateAt('2100-01-02T12:00:00.000Z');
    expect((await leave(ownerId, {}, headers)).status).toBe(204);
  });

  it('is not refused to a validator because of claims of the business', async () => {
    tableHolds(...aMember, stored.business(aBusiness()), ...claims);
    expect((await leave()).status).toBe(204);
    expect(itemAt(keys.business(businessId))).toMatchObject({ status: 'active' });
  });

  it.each([
    ['business', anOwner, { ...keys.business(businessId), id: businessId }],
    ['record of a validator', aMember, { ...record, id: validatorId }],
  ])('removes nothing if the stored %s cannot be read', async (_, items, damaged) => {
    tableHolds(...items, damaged);
    const before = allItems();
    await expect(leave()).rejects.toThrow('INTERNAL');
    expect(allItems()).toEqual(before);
  });

  it.each([
    ['business', anOwner],
    ['record', aMember],
  ])('does not need a missing %s', async (_, [item = {}]) => {
    tableHolds(item as (typeof anOwner)[0]);
    expect((await leave()).status).toBe(204);
    expect(itemAt(user)).toMatchObject({ status: 'removed' });
  });

  it('answers 401 to the second of two calls, and does not change the account', async () => {
    tableHolds(stored.user(aUser()));
    beforeNextWrite(() => changeAttributes(user, { status: 'removed' }));
    expect((await leave()).code).toBe('UNAUTHENTICATED');
    expect(userPoolMock.commandCalls(AdminDeleteUserCommand)).toEqual([]);
  });

  it.each([strangerId, 'somebody', 'rui@vitrine.test', 'nobody@vitrine.test'])(
    'is refused with the name %s, which the answer does not contain',
    async (name) => {
      tableHolds(...anOwner);
      const before = allItems();
      const { code, text } = await leave(name);
      expect(code).toBe('FORBIDDEN');
      expect(JSON.parse(text)).toMatchObject({ instance: '/api/businesses/account/{name}' });
      expect(allItems()).toEqual(before);
    },
  );

  it('accepts the e-mail of the caller in any case, and asks the user pool only for an e-mail', async () => {
    tableHolds(stored.user(aUser()));
    await leave('somebody');
    expect(userPoolMock.calls()).toEqual([]);
    expect((await leave('aNA@vitrine.test')).status).toBe(204);
  });

  it('answers 503 while the user pool cannot return the e-mail, and changes nothing', async () => {
    tableHolds(...anOwner);
    const before = allItems();
    const slow = new TooManyRequestsException({ message: 'slow down', $metadata: {} });
    userPoolMock.on(AdminGetUserCommand).rejects(slow);
    expect((await leave('ana@vitrine.test')).status).toBe(503);
    expect(allItems()).toEqual(before);
  });
});
