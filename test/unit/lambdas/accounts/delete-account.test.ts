import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { handler } from '#lambdas/entries/api/accounts.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, aRevision, businessId, revisionId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aValidator } from '#test/support/builders/a-validator.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import {
  allItems,
  beforeNextWrite,
  changeAttributes,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { validatorId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const now = '2026-11-21T12:00:00.000Z';
const user = keys.user(ownerId);
const leave = (name: string = ownerId) =>
  invokeHandler(
    handler,
    aRequest('DELETE /businesses/account/{name}', { as: { userId: ownerId }, params: { name } }),
  );

const anOwner = [
  stored.user(aUser({ businessId })),
  stored.business({ ...aBusiness(), revisionId }),
  stored.business(aRevision()),
];
const aMember = [
  stored.user(aUser({ businessId, shopId, validatorId })),
  stored.validator(aValidator({ userId: ownerId })),
  { ...keys.validatorsCount(shopId), validatorsCount: 1 },
];
const record = keys.validator(businessId, validatorId);

beforeEach(() => {
  stopDateAt(now);
  userPoolKeeps();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('the removal of an account', () => {
  it('leaves a tombstone for 35 days without personal data', async () => {
    tableHolds(stored.user(aUser({ staffSince: now, terms: { version: 'v', acceptedAt: now } })));
    expect((await leave()).status).toBe(204);
    expect(allItems()).toEqual([
      {
        ...user,
        userId: ownerId,
        status: 'removed',
        createdAt: aUser().createdAt,
        ttl: Date.parse(now) / 1000 + 35 * 86_400,
      },
    ]);
  });

  it.each([
    ['an owner', anOwner, keys.business(businessId), 'closed'],
    ['a validator', aMember, record, undefined],
  ])('removes %s, too, if the user became one at the same time', async (_, items, key, status) => {
    for (const before of [[stored.user(aUser())], []]) {
      tableHolds(...before);
      beforeNextWrite(() => putItems(...items));
      expect((await leave()).status).toBe(204);
      expect(itemAt(key)?.['status']).toBe(status);
      expect(itemAt(keys.business(revisionId))).toBeUndefined();
      expect(itemAt(user)).toMatchObject({ status: 'removed' });
    }
  });

  it.each([
    ['business', anOwner, { ...keys.business(businessId), id: businessId }],
    ['record of a validator', aMember, { ...record, id: validatorId }],
  ])('removes nothing if the stored %s cannot be read', async (_, items, damaged) => {
    tableHolds(...items, damaged);
    const before = allItems();
    expect(await leave()).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    expect(allItems()).toEqual(before);
  });

  it.each([
    ['business', anOwner],
    ['record', aMember],
  ])('does not need a missing %s', async (_, [item = {}]) => {
    tableHolds(item);
    expect((await leave()).status).toBe(204);
    expect(itemAt(user)).toMatchObject({ status: 'removed' });
  });

  it('answers 401 to the second of two calls, and does not change the account', async () => {
    tableHolds(stored.user(aUser()));
    beforeNextWrite(() => changeAttributes(user, { status: 'removed' }));
    expect(await leave()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(userPoolMock.commandCalls(AdminDeleteUserCommand)).toEqual([]);
  });

  it('asks the user pool only for the e-mail, and the answer does not contain the name', async () => {
    tableHolds(stored.user(aUser()));
    const instance = '/api/businesses/account/{name}';
    expect(await leave('somebody')).toMatchObject({ status: 403, body: { instance } });
    expect(userPoolMock.calls()).toEqual([]);
    userPoolMock
      .on(AdminGetUserCommand, { Username: ownerId })
      .resolves({ UserAttributes: [{ Name: 'email', Value: 'Ana@vitrine.test' }] });
    expect((await leave('aNA@vitrine.test')).status).toBe(204);
  });

  it('answers 503 while the user pool cannot return the e-mail, and changes nothing', async () => {
    tableHolds(...anOwner);
    const before = allItems();
    userPoolMock
      .on(AdminGetUserCommand)
      .rejects(new TooManyRequestsException({ message: 'slow down', $metadata: {} }));
    expect((await leave('ana@vitrine.test')).status).toBe(503);
    expect(allItems()).toEqual(before);
  });
});
