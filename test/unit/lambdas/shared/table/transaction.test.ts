import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import {
  applyWrite,
  check,
  commit,
  put,
  remove,
  update,
} from '#lambdas/shared/table/transaction.ts';
import { WriteConflict } from '#lambdas/shared/write.ts';
import { cancelled, table, tableHolds, transactions, updates } from '#test/support/mocked-table.ts';

const key = { PK: 'THING#1', SK: 'THING' };
const isMine = { expression: '#owner = :me', names: { '#owner': 'owner' }, values: { ':me': 'a' } };
const sentCondition = {
  TableName: 'table-of-test',
  ConditionExpression: '#owner = :me',
  ExpressionAttributeNames: { '#owner': 'owner' },
  ExpressionAttributeValues: { ':me': 'a' },
};

beforeEach(() => tableHolds());

describe('a transaction', () => {
  it('sends every action with its condition', async () => {
    await commit([
      put({ ...key, size: 1 }, isMine),
      update(key, 'SET size = :one', isMine),
      remove(key, isMine),
      check(key, isMine),
    ]);
    expect(transactions()).toEqual([
      [
        { Put: { ...sentCondition, Item: { ...key, size: 1 } } },
        { Update: { ...sentCondition, Key: key, UpdateExpression: 'SET size = :one' } },
        { Delete: { ...sentCondition, Key: key } },
        { ConditionCheck: { ...sentCondition, Key: key } },
      ],
    ]);
  });

  it('removes an item without a condition whether or not it exists', async () => {
    await commit([remove(key)]);
    expect(transactions()).toEqual([[{ Delete: { TableName: 'table-of-test', Key: key } }]]);
  });

  it('creates an item only if it does not exist', async () => {
    await commit([put(key)]);
    expect(transactions()[0]).toEqual([
      {
        Put: {
          TableName: 'table-of-test',
          Item: key,
          ConditionExpression: 'attribute_not_exists(PK)',
        },
      },
    ]);
  });

  const guarded = [
    put(key),
    check(key, { ...isMine, conflict: 'BUSINESS_NOT_ACTIVE' }),
    update(key, 'ADD n :n', { ...isMine, conflict: 'LIMIT_OF_SIZE_TYPE_REACHED' }),
  ];

  it.each([
    [
      'refused with the code of the failed condition',
      ['None', 'None', 'ConditionalCheckFailed'],
      'LIMIT_OF_SIZE_TYPE_REACHED',
    ],
    [
      'refused with the code of the first failed condition',
      ['None', 'ConditionalCheckFailed', 'ConditionalCheckFailed'],
      'BUSINESS_NOT_ACTIVE',
    ],
  ])('is %s', async (_, codes, code) => {
    table.on(TransactWriteCommand).rejects(cancelled(...codes));
    await expect(commit(guarded)).rejects.toMatchObject({ name: 'AppError', code });
  });

  it.each([
    ['a condition without an error code fails', ['ConditionalCheckFailed', 'None', 'None']],
    ['another transaction is in progress', ['None', 'None', 'TransactionConflict']],
    ['the table is throttled', ['None', 'ThrottlingError', 'None']],
    ['the table is at its capacity', ['None', 'ProvisionedThroughputExceeded', 'None']],
    [
      'a condition without an error code fails as well',
      ['ConditionalCheckFailed', 'None', 'ConditionalCheckFailed'],
    ],
    [
      'a condition fails and another transaction is in progress',
      ['None', 'ConditionalCheckFailed', 'TransactionConflict'],
    ],
  ])('is a write conflict when %s', async (_, codes) => {
    table.on(TransactWriteCommand).rejects(cancelled(...codes));
    const error = await commit(guarded).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WriteConflict);
    const failed = [0, 1, 2].filter((position) => codes[position] !== 'None');
    expect((error as WriteConflict).failed).toEqual(failed);
  });

  it('without writes sends no request', async () => {
    await commit([]);
    expect(transactions()).toEqual([]);
  });

  it('is a write conflict when no reason is given', async () => {
    const error = new TransactionCanceledException({ message: '', $metadata: {} });
    table.on(TransactWriteCommand).rejects(error);
    await expect(commit(guarded)).rejects.toMatchObject({ name: 'WriteConflict', failed: [] });
    table.on(TransactWriteCommand).rejects(cancelled('None'));
    await expect(commit(guarded)).rejects.toBeInstanceOf(WriteConflict);
  });

  it('passes on other errors', async () => {
    table.on(TransactWriteCommand).rejects(new Error('no route to host'));
    await expect(commit(guarded)).rejects.toThrow('no route to host');
    // A key of the wrong type, for example: retrying cannot help.
    const error = cancelled('None', 'ValidationError', 'None');
    table.on(TransactWriteCommand).rejects(error);
    await expect(commit(guarded)).rejects.toBe(error);
  });
});

describe('a write outside a transaction', () => {
  it('is sent as a single request', async () => {
    table.on(PutCommand).resolves({});
    await applyWrite(put(key));
    await applyWrite(update(key, 'SET size = :one', isMine));
    const puts = table.commandCalls(PutCommand).map((sent) => sent.args[0].input);
    expect(puts).toMatchObject([{ Item: key }]);
    expect(updates()).toEqual([
      { ...sentCondition, Key: key, UpdateExpression: 'SET size = :one' },
    ]);
  });

  it.each(['ConditionalCheckFailedException', 'TransactionConflictException'])(
    'is a write conflict on %s',
    async (name) => {
      table.on(PutCommand).rejects(Object.assign(new Error(), { name }));
      await expect(applyWrite(put(key))).rejects.toMatchObject({
        name: 'WriteConflict',
        message: expect.stringContaining(name),
      });
    },
  );

  it('passes on other errors', async () => {
    const error = new Error('no route to host');
    table.on(PutCommand).rejects(error);
    await expect(applyWrite(put(key))).rejects.toBe(error);
  });
});
