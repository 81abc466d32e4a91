import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/shared/table/keys.ts';
import { handler } from '#lambdas/users/handler.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { failingAt, table, tableHolds, transactions, writeOf } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const version = '2026-11-01';
const terms = { version, acceptedAt: '2026-11-02T12:00:00.000Z' };
const acceptance = { PK: `USER#${ownerId}`, SK: `TERMS#${version}` };
const accept = () =>
  call(handler, aRequest('PUT /users/me/terms', { as: { userId: ownerId }, body: { version } }));

/** The user item is read unchanged in the first attempt, and with `changes` in later ones. */
function changesMeanwhile(changes: Parameters<typeof aUser>[0]): void {
  table
    .on(GetCommand)
    .resolvesOnce({ Item: stored.user(aUser()) })
    .resolvesOnce({ Item: stored.user(aUser()) })
    .resolves({ Item: stored.user(aUser(changes)) });
}

beforeEach(() => tableHolds(stored.user(aUser())));

describe('accepting the terms', () => {
  it('stores the version and makes it the latest of the user, in one transaction', async () => {
    const { body } = await accept();
    expect(transactions()).toHaveLength(1);
    expect(writeOf(acceptance).Put).toMatchObject({
      Item: body['terms'],
      ConditionExpression: 'attribute_not_exists(PK)',
    });
    expect(writeOf(keys.user(ownerId)).Update).toMatchObject({
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

  it('answers with the acceptance time of a concurrent call that was first', async () => {
    changesMeanwhile({ terms });
    table.on(TransactWriteCommand).callsFake(failingAt(acceptance, keys.user(ownerId)));
    expect((await accept()).body['terms']).toEqual(terms);
  });

  it('answers 401 to a user who was removed concurrently', async () => {
    changesMeanwhile({ status: 'removed' });
    table.on(TransactWriteCommand).callsFake(failingAt(keys.user(ownerId)));
    expect(await accept()).toMatchObject({ status: 401 });
  });
});
