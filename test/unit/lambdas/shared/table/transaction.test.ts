import {
  applyWrite,
  commit,
  conditionCheck,
  put,
  putNew,
  remove,
  replace,
  update,
} from '#lambdas/platform/table/transaction.ts';
import { WriteConflict } from '#lambdas/platform/table/write.ts';
import { cancelled } from '#test/support/memory-table/faults.ts';
import { allItems, beforeWrite, tableHolds } from '#test/support/memory-table/table.ts';

const thing = (number: number) => ({ PK: `THING#${number}`, SK: 'THING' });
const mine = (number: number) => ({ ...thing(number), owner: 'a' });
const isMine = { expression: '#owner = :me', names: { '#owner': 'owner' }, values: { ':me': 'a' } };
const isMineAndOne = { ...isMine, values: { ...isMine.values, ':one': 1 } };

/** DynamoDB's error for a cancelled transaction, with these reasons. */
const cancelledWith = (...codes: readonly string[]) => cancelled(codes.map((Code) => ({ Code })));

beforeEach(() => tableHolds());

describe('a transaction', () => {
  it('does every action whose condition holds', async () => {
    tableHolds(mine(1), mine(2), mine(3), mine(4));
    await commit([
      put({ ...thing(1), weight: 1 }, isMine),
      update(thing(2), 'SET weight = :one', isMineAndOne),
      remove(thing(3), isMine),
      conditionCheck(thing(4), isMine),
      putNew(thing(5)),
      remove(thing(6)),
    ]);
    expect(allItems()).toEqual([
      { ...thing(1), weight: 1 },
      { ...mine(2), weight: 1 },
      mine(4),
      thing(5),
    ]);
  });

  it.each([
    ['a put', put({ ...thing(1), weight: 1 }, isMine)],
    ['a put of a new item', putNew(thing(1))],
    ['an update', update(thing(1), 'SET weight = :one', isMineAndOne)],
    ['a removal', remove(thing(1), isMine)],
    ['a check', conditionCheck(thing(1), isMine)],
  ])('does nothing if the condition of %s fails', async (_, write) => {
    tableHolds({ ...thing(1), owner: 'b' });
    await expect(commit([replace(thing(2)), write])).rejects.toBeInstanceOf(WriteConflict);
    expect(allItems()).toEqual([{ ...thing(1), owner: 'b' }]);
  });

  const guarded = [
    putNew(thing(1)),
    conditionCheck(thing(2), { ...isMine, conflict: 'BUSINESS_NOT_ACTIVE' }),
    update(thing(3), 'ADD weight :one', {
      ...isMineAndOne,
      conflict: 'LIMIT_OF_SIZE_TYPE_REACHED',
    }),
  ];

  it.each([
    ['of the failed condition', [mine(2)], 'LIMIT_OF_SIZE_TYPE_REACHED'],
    ['of the first failed condition', [], 'BUSINESS_NOT_ACTIVE'],
  ])('is refused with the code %s', async (_, items, code) => {
    tableHolds(...items);
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
    ['no write is to blame', ['None']],
    ['no reason is given', []],
  ])('is a write conflict when %s', async (_, codes) => {
    beforeWrite(() => cancelledWith(...codes));
    const failed = [0, 1, 2].filter((position) => (codes[position] ?? 'None') !== 'None');
    await expect(commit(guarded)).rejects.toMatchObject({ name: 'WriteConflict', failed });
  });

  it('without writes sends no request, which DynamoDB would refuse', async () => {
    await expect(commit([])).resolves.toBeUndefined();
  });

  // Such an error, for example a key of the wrong type, cannot be solved by a retry.
  it.each([new Error('no route to host'), cancelledWith('None', 'ValidationError', 'None')])(
    'passes on the error %s',
    async (error) => {
      beforeWrite(() => error);
      await expect(commit(guarded)).rejects.toBe(error);
    },
  );
});

describe('a write outside a transaction', () => {
  it('is done if its condition holds, and is a write conflict otherwise', async () => {
    await applyWrite(putNew(mine(1)));
    await applyWrite(update(thing(1), 'SET weight = :one', isMineAndOne));
    expect(allItems()).toEqual([{ ...mine(1), weight: 1 }]);
    await expect(applyWrite(putNew(thing(1)))).rejects.toMatchObject({
      name: 'WriteConflict',
      message: expect.stringContaining('ConditionalCheckFailedException'),
    });
  });

  it('is a write conflict while a transaction writes the item', async () => {
    beforeWrite(() => 'conflict');
    await expect(applyWrite(putNew(thing(1)))).rejects.toMatchObject({
      name: 'WriteConflict',
      message: expect.stringContaining('TransactionConflictException'),
    });
  });

  it('passes on other errors', async () => {
    const error = new Error('no route to host');
    beforeWrite(() => error);
    await expect(applyWrite(putNew(thing(1)))).rejects.toBe(error);
  });
});
