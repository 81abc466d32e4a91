import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { handler } from '#lambdas/users/handler.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { cancelled, stored, table, tableHolds, transactions } from '#test/support/mocked-table.ts';

const version = '2026-11-01';
const terms = { version, acceptedAt: '2026-11-02T12:00:00.000Z' };
const accept = () =>
  call(handler, aRequest('PUT /users/me/terms', { as: { userId: ownerId }, body: { version } }));

beforeEach(() => tableHolds(stored.user(aUser())));

describe('accepting the terms', () => {
  it('keeps the version and makes it the newest of the user, in one transaction', async () => {
    const { body } = await accept();
    expect(body['terms']).toEqual({ version, acceptedAt: expect.any(String) });
    expect(transactions()).toHaveLength(1);
    const [kept, user] = transactions()[0] ?? [];
    expect(kept?.Put).toMatchObject({
      Item: { PK: `USER#${ownerId}`, SK: `TERMS#${version}`, ...(body['terms'] as object) },
      ConditionExpression: 'attribute_not_exists(PK)',
    });
    expect(user?.Update).toMatchObject({
      Key: { PK: `USER#${ownerId}`, SK: 'USER' },
      ConditionExpression: expect.stringContaining('terms.version < :version'),
      ExpressionAttributeValues: { ':terms': body['terms'], ':active': 'active' },
    });
  });

  it('writes nothing for someone who accepted a newer version', async () => {
    const newer = { ...terms, version: '2026-12-01' };
    tableHolds(stored.user(aUser({ terms: newer })));
    expect((await accept()).body['terms']).toEqual(newer);
    expect(transactions()).toEqual([]);
  });

  it('keeps the instant of another call that came first', async () => {
    table
      .on(GetCommand)
      .resolvesOnce({ Item: stored.user(aUser()) })
      .resolvesOnce({ Item: stored.user(aUser()) })
      .resolves({ Item: stored.user(aUser({ terms })) });
    table
      .on(TransactWriteCommand)
      .rejects(cancelled('ConditionalCheckFailed', 'ConditionalCheckFailed'));
    expect((await accept()).body['terms']).toEqual(terms);
  });

  it('is refused to someone who was removed meanwhile', async () => {
    table
      .on(GetCommand)
      .resolvesOnce({ Item: stored.user(aUser()) })
      .resolvesOnce({ Item: stored.user(aUser()) })
      .resolves({ Item: stored.user(aUser({ status: 'removed' })) });
    table.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
    expect(await accept()).toMatchObject({ status: 401 });
  });
});
