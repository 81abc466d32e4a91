import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { getItem, getItems } from '#lambdas/shared/table/read.ts';
import { table, tableHolds } from '#test/support/mocked-table.ts';

const keyOf = (n: number) => ({ PK: `THING#${n}`, SK: 'THING' });
const things = (count: number) => Array.from({ length: count }, (_, n) => keyOf(n));
const batches = () =>
  table
    .commandCalls(BatchGetCommand)
    .map((sent) => sent.args[0].input.RequestItems?.['table-of-test']);

describe('one item', () => {
  it('is read with strong consistency', async () => {
    tableHolds({ ...keyOf(1), size: 2 });
    expect(await getItem(keyOf(1))).toEqual({ ...keyOf(1), size: 2 });
    expect(await getItem(keyOf(2))).toBeUndefined();
    expect(table.commandCalls(GetCommand).map((sent) => sent.args[0].input)).toEqual([
      { TableName: 'table-of-test', Key: keyOf(1), ConsistentRead: true },
      { TableName: 'table-of-test', Key: keyOf(2), ConsistentRead: true },
    ]);
  });
});

describe('many items', () => {
  it('are read with strong consistency, 100 per request', async () => {
    tableHolds(...things(250));
    const find = await getItems(things(250));
    expect(batches().map((batch) => [batch?.Keys?.length, batch?.ConsistentRead])).toEqual([
      [100, true],
      [100, true],
      [50, true],
    ]);
    expect(things(250).every((key) => find(key) !== undefined)).toBe(true);
    expect(find(keyOf(250))).toBeUndefined();
  });

  it('are requested once each, as DynamoDB requires', async () => {
    tableHolds();
    await getItems([keyOf(1), keyOf(2), keyOf(1)]);
    expect(batches()[0]?.Keys).toEqual([keyOf(1), keyOf(2)]);
  });

  it('are requested with only their primary keys', async () => {
    tableHolds();
    const row = { ...keyOf(1), GSI1SK: 'x' };
    await getItems([row]);
    expect(batches()[0]?.Keys).toEqual([keyOf(1)]);
  });

  it('are not requested when there are no keys', async () => {
    tableHolds();
    expect((await getItems([]))(keyOf(1))).toBeUndefined();
    expect(batches()).toEqual([]);
  });

  describe('that are left unprocessed', () => {
    const leave = {
      UnprocessedKeys: { 'table-of-test': { Keys: [keyOf(2)], ConsistentRead: true } },
    };

    beforeEach(() => {
      tableHolds();
      jest.spyOn(Math, 'random').mockReturnValue(0);
    });

    it('are requested again', async () => {
      table
        .on(BatchGetCommand)
        .resolvesOnce({ Responses: { 'table-of-test': [keyOf(1)] }, ...leave })
        .resolves({ Responses: { 'table-of-test': [keyOf(2)] } });
      const find = await getItems([keyOf(1), keyOf(2)]);
      expect([find(keyOf(1)), find(keyOf(2))]).toEqual([keyOf(1), keyOf(2)]);
      expect(batches()[1]).toEqual({ Keys: [keyOf(2)], ConsistentRead: true });
    });

    it('are never treated as missing', async () => {
      table.on(BatchGetCommand).resolves(leave);
      await expect(getItems([keyOf(2)])).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        retryAfter: 1,
      });
      expect(batches()).toHaveLength(5);
    });
  });
});
