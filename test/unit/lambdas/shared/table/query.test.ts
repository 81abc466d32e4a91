import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import {
  countRange,
  highest,
  queryRange,
  type Range,
  rangeAfter,
} from '#lambdas/shared/table/query.ts';
import { queries, queriesFind } from '#test/support/mocked-query.ts';
import { table, tableHolds } from '#test/support/mocked-table.ts';

const range: Range = {
  partition: 'SHOP#1',
  from: 'OFFER#',
  to: `OFFER#${highest}`,
  newestFirst: false,
};
const rows = ['OFFER#a', 'OFFER#aa', 'OFFER#ab', 'OFFER#b'].map((SK) => ({ PK: 'SHOP#1', SK }));
const names = async (requested: Range, limit = 10) =>
  (await queryRange(requested, limit)).map((row) => String(row['SK']).slice('OFFER#'.length));

beforeEach(() => {
  tableHolds();
  queriesFind(...rows, { PK: 'SHOP#1', SK: 'COUNTERS' }, { PK: 'SHOP#1', SK: 'SHOP' });
});

describe('a range of rows', () => {
  it.each([
    [undefined, 'PK', 'SK', true],
    ['LSI1', 'PK', 'LSI1SK', true],
    ['GSI1', 'GSI1PK', 'GSI1SK', false],
    ['GSI2', 'GSI2PK', 'GSI2SK', false],
  ] as const)(
    'of the index %s is queried by its keys, with strong consistency where supported',
    async (index, pk, sk, consistent) => {
      await queryRange({ ...range, ...(index && { index }) }, 5);
      expect(queries()).toEqual([
        {
          TableName: 'table-of-test',
          ...(index && { IndexName: index }),
          KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :to',
          ExpressionAttributeNames: { '#pk': pk, '#sk': sk },
          ExpressionAttributeValues: { ':pk': 'SHOP#1', ':from': 'OFFER#', ':to': 'OFFER#\uffff' },
          ScanIndexForward: true,
          ConsistentRead: consistent,
          Limit: 5,
        },
      ]);
    },
  );

  it('is returned in order, up to the limit', async () => {
    expect(await names(range)).toEqual(['a', 'aa', 'ab', 'b']);
    expect(await names({ ...range, newestFirst: true }, 3)).toEqual(['b', 'ab', 'aa']);
  });

  it.each([
    ['OFFER#a', ['aa', 'ab', 'b'], []],
    ['OFFER#aa', ['ab', 'b'], ['a']],
    ['OFFER#ab', ['b'], ['aa', 'a']],
    ['OFFER#b', [], ['ab', 'aa', 'a']],
    ['OFFER#', ['a', 'aa', 'ab', 'b'], []],
  ])(
    'after %s has exactly the rows after it, in both directions',
    async (position, later, earlier) => {
      expect(await names(rangeAfter(range, position))).toEqual(later);
      expect(await names(rangeAfter({ ...range, newestFirst: true }, position))).toEqual(earlier);
    },
  );

  it('is unchanged without a position', () => {
    expect(rangeAfter(range, undefined)).toEqual(range);
  });

  it('that is empty is not queried, since DynamoDB refuses reversed bounds', async () => {
    expect(await names(rangeAfter({ ...range, newestFirst: true }, 'OFFER#'))).toEqual([]);
    expect(await names(rangeAfter(range, 'SHOP'))).toEqual([]);
    expect(queries()).toEqual([]);
  });
});

describe('counting a range', () => {
  it('adds up all pages', async () => {
    const start = { PK: 'SHOP#1', SK: 'OFFER#b' };
    table
      .on(QueryCommand)
      .resolvesOnce({ Count: 3, LastEvaluatedKey: start })
      .resolves({ Count: 2 });
    expect(await countRange({ ...range, index: 'LSI1' })).toBe(5);
    const [first, second] = queries();
    expect(first).toMatchObject({ Select: 'COUNT', ConsistentRead: true });
    expect(first).not.toHaveProperty('Limit');
    expect(second?.ExclusiveStartKey).toEqual(start);
  });
});
