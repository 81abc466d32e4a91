import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/shared/table/keys.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { isRecord, recordKey, register, storedAnswer } from '#test/support/idempotent-requests.ts';
import { failingAt, failingWhere, table, tableHolds } from '#test/support/mocked-table.ts';

beforeEach(() => {
  tableHolds();
  // Removes the random waits between attempts.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('two concurrent identical requests', () => {
  it('both get the answer of the first', async () => {
    await register();
    const winner = storedAnswer();
    tableHolds();
    // The other request commits its answer and business between our read and our write.
    table.on(TransactWriteCommand).callsFake(failingAt(recordKey, keys.user(ownerId)));
    table.on(GetCommand, { Key: recordKey }).resolvesOnce({}).resolves({ Item: winner });
    expect(await register()).toMatchObject({ status: 201, text: winner.answer.body });
  });

  it('answer REQUEST_IN_PROGRESS to the second while the first is running', async () => {
    table.on(TransactWriteCommand).callsFake(failingWhere(isRecord, 'TransactionConflict'));
    const { status, headers: sent, body } = await register();
    expect([status, body['code'], sent['retry-after']]).toEqual([409, 'REQUEST_IN_PROGRESS', '1']);
  });

  it('are not confused with conflicts of other writes', async () => {
    table
      .on(TransactWriteCommand)
      .callsFake(failingWhere((written) => !isRecord(written), 'TransactionConflict'));
    const { status, headers: sent, body } = await register();
    expect([status, body['code'], sent['retry-after']]).toEqual([503, 'UNAVAILABLE', '1']);
  });
});
