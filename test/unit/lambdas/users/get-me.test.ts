import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { handler } from '#lambdas/users/handler.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { table, tableHolds } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const me = (authTime?: number) => {
  const as = { userId: ownerId, ...(authTime && { authTime }) };
  return call(handler, aRequest('GET /users/me', { as }));
};
const puts = () => table.commandCalls(PutCommand).map((sent) => sent.args[0].input);

beforeEach(() => tableHolds());

describe('the current user', () => {
  it('is stored on the first call', async () => {
    table.on(PutCommand).resolves({});
    const { body } = await me();
    expect(body).toEqual({
      userId: ownerId,
      role: 'consumer',
      isPasswordRequired: false,
      createdAt: expect.any(String),
    });
    expect(puts()).toEqual([
      {
        TableName: 'table-of-test',
        Item: {
          PK: `USER#${ownerId}`,
          SK: 'USER',
          userId: ownerId,
          status: 'active',
          createdAt: body['createdAt'],
        },
        ConditionExpression: 'attribute_not_exists(PK)',
      },
    ]);
  });

  describe('when another call stored the user first', () => {
    const refused = new ConditionalCheckFailedException({ message: '', $metadata: {} });

    it('is the stored user', async () => {
      const winner = stored.user(aUser({ businessId }));
      table.on(GetCommand).resolvesOnce({}).resolves({ Item: winner });
      table.on(PutCommand).rejects(refused);
      expect((await me()).body).toMatchObject({ role: 'owner', createdAt: aUser().createdAt });
    });

    it('is the stored user for a session that counts', async () => {
      const signInsSince = '2026-11-22T10:00:00.000Z';
      const winner = stored.user(aUser({ businessId, signInsSince }));
      table.on(GetCommand).resolvesOnce({}).resolves({ Item: winner });
      table.on(PutCommand).rejects(refused);
      expect(await me(Date.parse(signInsSince) / 1000)).toMatchObject({ status: 200 });
    });

    it('is refused with 401 when the user was removed', async () => {
      const removed = stored.user(aUser({ status: 'removed' }));
      table.on(GetCommand).resolvesOnce({}).resolves({ Item: removed });
      table.on(PutCommand).rejects(refused);
      expect(await me()).toMatchObject({ status: 401 });
    });
  });

  it('is stored again after a conflict with a transaction', async () => {
    const conflict = Object.assign(new Error(), { name: 'TransactionConflictException' });
    table.on(PutCommand).rejectsOnce(conflict).resolves({});
    expect(await me()).toMatchObject({ status: 200, body: { role: 'consumer' } });
    expect(puts()).toHaveLength(2);
  });

  it('gets a 500 when the table fails', async () => {
    table.on(PutCommand).rejects(new Error('broken'));
    expect(await me()).toMatchObject({ status: 500 });
  });
});
