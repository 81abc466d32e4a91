import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { handler } from '#lambdas/accounts/handler.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness, aRevision, businessId, revisionId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  failingAt,
  nameOf,
  table,
  tableHolds,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';
import { emptyUserPool, userPool } from '#test/support/mocked-user-pool.ts';
import { validatorId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const now = '2026-11-21T12:00:00.000Z';
const email = 'Ana@vitrine.test';
const leave = (name: string = ownerId) =>
  call(
    handler,
    aRequest('DELETE /businesses/account/{name}', { as: { userId: ownerId }, params: { name } }),
  );

beforeEach(() => {
  stopDateAt(now);
  emptyUserPool();
});

describe('the removal of an account', () => {
  it('puts a tombstone that says nothing of the person in the place of the item that was read', async () => {
    tableHolds(stored.user(aUser({ staffSince: now, terms: { version: 'v', acceptedAt: now } })));
    expect((await leave()).status).toBe(204);
    const { Put } = writeOf(keys.user(ownerId));
    expect(Put?.Item).toEqual({
      ...keys.user(ownerId),
      userId: ownerId,
      status: 'removed',
      createdAt: aUser().createdAt,
      ttl: Date.parse(now) / 1000 + 35 * 86_400,
    });
    expect(Put?.ConditionExpression).toBe(
      '#status = :status AND attribute_not_exists(businessId) AND attribute_not_exists(shopId) AND attribute_not_exists(validatorId)',
    );
  });

  it('needs no item of the user, who must not get one meanwhile', async () => {
    tableHolds();
    expect((await leave()).status).toBe(204);
    expect(writeOf(keys.user(ownerId)).Put?.ConditionExpression).toBe('attribute_not_exists(PK)');
  });

  it('closes the business of an owner and removes its revision in the same transaction', async () => {
    tableHolds(
      stored.user(aUser({ businessId })),
      stored.business({ ...aBusiness(), revisionId }),
      stored.business(aRevision()),
    );
    await leave();
    expect(writtenKeys()).toEqual(
      [keys.user(ownerId), keys.business(businessId), keys.business(revisionId)].map(nameOf).sort(),
    );
    expect(writeOf(keys.user(ownerId)).Put?.ExpressionAttributeValues).toMatchObject({
      ':businessId': businessId,
    });
    expect(writeOf(keys.business(businessId)).Put?.Item).toMatchObject({ status: 'closed' });
  });

  it.each([
    ['business', aUser({ businessId }), { ...keys.business(businessId), id: businessId }],
    [
      'record of a validator',
      aUser({ businessId, validatorId }),
      { ...keys.validator(businessId, validatorId), id: validatorId },
    ],
  ])('removes nothing where the stored %s cannot be read', async (_, user, damaged) => {
    tableHolds(stored.user(user), damaged);
    expect(await leave()).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    expect(table.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  it('needs no business or record that is gone', async () => {
    tableHolds(stored.user(aUser({ businessId })));
    expect((await leave()).status).toBe(204);
    tableHolds(stored.user(aUser({ businessId, validatorId })));
    expect((await leave()).status).toBe(204);
    expect(writtenKeys()).toEqual([nameOf(keys.user(ownerId))]);
  });

  it('decides again where another write came first, and answers 401 to whoever comes second', async () => {
    tableHolds(stored.user(aUser()));
    jest.spyOn(Math, 'random').mockReturnValue(0);
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      tableHolds(stored.user(aUser({ status: 'removed' })));
      return failingAt(keys.user(ownerId))(input);
    });
    expect(await leave()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(userPool.commandCalls(AdminDeleteUserCommand)).toEqual([]);
  });

  it('takes the e-mail of the caller in any case, and asks the user pool for no other name', async () => {
    tableHolds(stored.user(aUser()));
    expect((await leave('somebody')).body).toMatchObject({
      code: 'FORBIDDEN',
      instance: '/api/businesses/account/{name}',
    });
    expect(userPool.calls()).toEqual([]);
    userPool
      .on(AdminGetUserCommand, { Username: ownerId })
      .resolves({ UserAttributes: [{ Name: 'email', Value: email }] });
    expect((await leave('other@vitrine.test')).body['code']).toBe('FORBIDDEN');
    expect((await leave('aNA@vitrine.test')).status).toBe(204);
  });

  it('answers 503 while the user pool cannot say the e-mail, and writes nothing', async () => {
    tableHolds(stored.user(aUser()));
    userPool
      .on(AdminGetUserCommand)
      .rejects(new TooManyRequestsException({ message: 'slow down', $metadata: {} }));
    expect(await leave(email)).toMatchObject({
      status: 503,
      body: { instance: '/api/businesses/account/{name}' },
    });
    expect(table.commandCalls(TransactWriteCommand)).toEqual([]);
  });
});
