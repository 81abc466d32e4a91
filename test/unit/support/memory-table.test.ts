import { MemoryTable } from '#test/support/memory-table/memory-table.ts';

const key = (n: number) => ({ PK: 'P', SK: String(n).padStart(4, '0') });
const put = (n: number, more = {}) => ({ Put: { Item: { ...key(n), ...more } } });
const inPartition = {
  KeyConditionExpression: 'PK = :pk',
  ExpressionAttributeValues: { ':pk': 'P' },
};
const count = (table: MemoryTable, input: object) =>
  (table.answer('QueryCommand', { ...input, Select: 'COUNT' }) as { Count: number }).Count;
const update = (UpdateExpression: string, more = {}) => ({
  Key: key(1),
  UpdateExpression,
  ...more,
});
const values = (value: unknown) => ({ ExpressionAttributeValues: { ':v': value } });

// test/in-process/memory-table.test.ts compares the shared behaviour with the local endpoint.
describe('the in-memory table', () => {
  const many = (count: number, size = 0) =>
    Array.from({ length: count }, (_, n) => put(n, { a: 'x'.repeat(size) }));
  const keys = Array.from({ length: 101 }, (_, n) => key(n));
  const byBoolean = { ConditionExpression: 'a < :v', ...values(true) };
  it.each<[string, string, object]>([
    ['overlapping paths', 'UpdateCommand', update('SET a = :v, a = :v', values(1))],
    ['a change of its key', 'UpdateCommand', update('REMOVE SK')],
    ['an order of booleans', 'UpdateCommand', update('REMOVE a', byBoolean)],
    ['a sum with a text', 'UpdateCommand', update('SET b = a + :v', values(1))],
    ['more than 400 KB', 'PutCommand', { Item: { ...key(1), a: 'x'.repeat(400 * 1024) } }],
    ['101 actions in a transaction', 'TransactWriteCommand', { TransactItems: many(101) }],
    ['4 MB in a transaction', 'TransactWriteCommand', { TransactItems: many(12, 390_000) }],
    ['101 keys in a batch', 'BatchGetCommand', { RequestItems: { table: { Keys: keys } } }],
  ])('refuses %s, as AWS does', (_, command, input) => {
    const table = new MemoryTable([{ ...key(1), a: 'text' }]);
    expect(() => table.answer(command, input)).toThrow(
      expect.objectContaining({ name: 'ValidationException' }),
    );
    expect(table.all()).toEqual([{ ...key(1), a: 'text' }]);
  });

  it.each([
    ['ScanCommand', {}],
    ['PutCommand', { Item: key(1), ReturnValues: 'ALL_OLD' }],
    ['UpdateCommand', update('SET a[0] = :v', values(1))],
    ['UpdateCommand', update('SET a.b = :v', values(1))],
  ])('refuses an unknown request: %s %j', (command, input) => {
    expect(() => new MemoryTable([]).answer(command, input)).toThrow(/not support|Syntax error/);
  });

  it('ends a page after 1 MB, and a batch before 16 MB', () => {
    const items = Array.from({ length: 60 }, (_, n) => ({ ...key(n), a: 'x'.repeat(300_000) }));
    const table = new MemoryTable(items);
    expect(table.answer('QueryCommand', inPartition)).toMatchObject({
      Count: 4,
      LastEvaluatedKey: key(3),
    });
    const Keys = items.map(({ PK, SK }) => ({ PK, SK }));
    const request = { RequestItems: { table: { Keys } } };
    expect(table.answer('BatchGetCommand', request)).toMatchObject({
      UnprocessedKeys: { table: { Keys: Keys.slice(55) } },
    });
  });

  it('shows lagging reads the state of some writes ago', () => {
    const table = new MemoryTable([{ ...key(1), GSI1PK: 'G', GSI1SK: '1' }]);
    table.answer('PutCommand', { Item: { ...key(2), GSI1PK: 'G', GSI1SK: '2' } });
    table.answer('DeleteCommand', { Key: key(1) });
    const inIndex = {
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :pk',
      ExpressionAttributeValues: { ':pk': 'G' },
    };
    const counts = [0, 1, 2, 3].map((lag) => {
      table.lag = { indexes: lag, reads: lag };
      return [count(table, inIndex), count(table, inPartition)];
    });
    expect(counts).toEqual([
      [1, 1],
      [2, 2],
      [1, 1],
      [1, 1],
    ]);
    expect(table.answer('GetCommand', { Key: key(1) })).toHaveProperty('Item');
    expect(table.answer('GetCommand', { Key: key(1), ConsistentRead: true })).toEqual({});
    expect(count(table, { ...inPartition, ConsistentRead: true })).toBe(1);
  });
});
