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
const asSent = {
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
        { Put: { ...asSent, Item: { ...key, size: 1 } } },
        { Update: { ...asSent, Key: key, UpdateExpression: 'SET size = :one' } },
        { Delete: { ...asSent, Key: key } },
        { ConditionCheck: { ...asSent, Key: key } },
      ],
    ]);
  });

  it('writes a new thing only where there is none', async () => {
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
      'refused by the condition that does not hold',
      ['None', 'None', 'ConditionalCheckFailed'],
      'LIMIT_OF_SIZE_TYPE_REACHED',
    ],
    [
      'refused by the first of several',
      ['None', 'ConditionalCheckFailed', 'ConditionalCheckFailed'],
      'BUSINESS_NOT_ACTIVE',
    ],
  ])('is %s', async (_, codes, code) => {
    table.on(TransactWriteCommand).rejects(cancelled(...codes));
    await expect(commit(guarded)).rejects.toMatchObject({ name: 'AppError', code });
  });

  it.each([
    ['a condition without a refusal does not hold', ['ConditionalCheckFailed', 'None', 'None']],
    ['another transaction is under way', ['None', 'None', 'TransactionConflict']],
    ['the table is throttled', ['None', 'ThrottlingError', 'None']],
    ['the table is at its capacity', ['None', 'ProvisionedThroughputExceeded', 'None']],
    [
      'a refusal may rest on what is out of date',
      ['ConditionalCheckFailed', 'None', 'ConditionalCheckFailed'],
    ],
    [
      'a transaction is under way beside a refusal',
      ['None', 'ConditionalCheckFailed', 'TransactionConflict'],
    ],
  ])('is to be decided again when %s', async (_, codes) => {
    table.on(TransactWriteCommand).rejects(cancelled(...codes));
    const error = await commit(guarded).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WriteConflict);
    const failed = [0, 1, 2].filter((position) => codes[position] !== 'None');
    expect((error as WriteConflict).failed).toEqual(failed);
  });

  it('without writes sends nothing', async () => {
    await commit([]);
    expect(transactions()).toEqual([]);
  });

  it('is to be decided again when no reason is given', async () => {
    const error = new TransactionCanceledException({ message: '', $metadata: {} });
    table.on(TransactWriteCommand).rejects(error);
    await expect(commit(guarded)).rejects.toMatchObject({ name: 'WriteConflict', failed: [] });
    table.on(TransactWriteCommand).rejects(cancelled('None'));
    await expect(commit(guarded)).rejects.toBeInstanceOf(WriteConflict);
  });

  it('that fails otherwise is a fault', async () => {
    table.on(TransactWriteCommand).rejects(new Error('no route to host'));
    await expect(commit(guarded)).rejects.toThrow('no route to host');
    // Such as a key of the wrong type: no further try would go better.
    const fault = cancelled('None', 'ValidationError', 'None');
    table.on(TransactWriteCommand).rejects(fault);
    await expect(commit(guarded)).rejects.toBe(fault);
  });
});

describe('a write outside of a transaction', () => {
  it('is sent as it is', async () => {
    table.on(PutCommand).resolves({});
    await applyWrite(put(key));
    await applyWrite(update(key, 'SET size = :one', isMine));
    const puts = table.commandCalls(PutCommand).map((sent) => sent.args[0].input);
    expect(puts).toMatchObject([{ Item: key }]);
    expect(updates()).toEqual([{ ...asSent, Key: key, UpdateExpression: 'SET size = :one' }]);
  });

  it.each(['ConditionalCheckFailedException', 'TransactionConflictException'])(
    'is a conflict on %s',
    async (name) => {
      table.on(PutCommand).rejects(Object.assign(new Error(), { name }));
      await expect(applyWrite(put(key))).rejects.toMatchObject({
        name: 'WriteConflict',
        message: expect.stringContaining(name),
      });
    },
  );

  it('that fails otherwise is a fault', async () => {
    const fault = new Error('no route to host');
    table.on(PutCommand).rejects(fault);
    await expect(applyWrite(put(key))).rejects.toBe(fault);
  });
});
