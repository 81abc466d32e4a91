import {
  countRange,
  highest,
  queryAll,
  queryRange,
  type Range,
  rangeAfter,
} from '#lambdas/platform/table/query.ts';
import { putItems, readsLag, requestsMade, tableHolds } from '#test/support/memory-table/table.ts';

const range: Range = {
  partition: 'SHOP#1',
  from: 'OFFER#',
  to: `OFFER#${highest}`,
  newestFirst: false,
};
const rows = ['OFFER#a', 'OFFER#aa', 'OFFER#ab', 'OFFER#b'].map((SK) => ({ PK: 'SHOP#1', SK }));
const names = async (requested: Range, limit = 10) =>
  (await queryRange(requested, limit)).map((row) => String(row['SK']).slice('OFFER#'.length));

beforeEach(() =>
  tableHolds(...rows, { PK: 'SHOP#1', SK: 'COUNTERS' }, { PK: 'SHOP#1', SK: 'SHOP' }),
);

describe('a range of rows', () => {
  it.each([
    [{}, ['new'], []],
    [{ index: 'LSI1' }, ['new', 'old'], ['old']],
    [{ index: 'GSI1' }, ['old'], ['old']],
    [{ index: 'GSI2' }, ['old'], ['old']],
  ] as const)(
    'of %j is found by its keys, with the newest rows if DynamoDB can tell',
    async (part, strong, eventual) => {
      const [here, there] = [{ PK: 'SHOP#2' }, { PK: 'SHOP#3' }];
      const inGsis = { GSI1PK: 'SHOP#2', GSI1SK: 'OFFER#', GSI2PK: 'SHOP#2', GSI2SK: 'OFFER#' };
      tableHolds({ ...here, SK: 'old', LSI1SK: 'OFFER#2' }, { ...there, SK: 'old', ...inGsis });
      const requested = { ...range, partition: 'SHOP#2', ...part };
      putItems({ ...here, SK: 'OFFER#new', LSI1SK: 'OFFER#1', ...inGsis });
      readsLag({ reads: 1, indexes: 1 });
      const found = async (asked: Range) =>
        (await queryRange(asked, 5)).map(({ SK }) => String(SK).replace('OFFER#', ''));
      expect(await found(requested)).toEqual(strong);
      expect(await found({ ...requested, consistency: 'eventual' })).toEqual(eventual);
    },
  );

  it('is returned in order, up to the limit', async () => {
    expect(await names(range)).toEqual(['a', 'aa', 'ab', 'b']);
    expect(await names({ ...range, newestFirst: true }, 3)).toEqual(['b', 'ab', 'aa']);
  });

  it.each([
    ['OFFER#aa', ['ab', 'b'], ['a']],
    // DynamoDB refuses a query with reversed bounds.
    ['OFFER#', ['a', 'aa', 'ab', 'b'], []],
    ['SHOP', [], ['b', 'ab', 'aa', 'a']],
  ])(
    'after %s has exactly the rows after it, in both directions',
    async (position, later, earlier) => {
      expect(await names(rangeAfter(range, position))).toEqual(later);
      expect(await names(rangeAfter({ ...range, newestFirst: true }, position))).toEqual(earlier);
    },
  );

  it('is counted and read completely, also if DynamoDB ends a page at 1 MB', async () => {
    const text = 'x'.repeat(300_000);
    tableHolds(...rows.map((row) => ({ ...row, text })), { PK: 'SHOP#1', SK: 'OFFER#c', text });
    expect(await countRange(range)).toBe(5);
    expect(requestsMade()).toMatchObject([
      { input: { Select: 'COUNT' } },
      { input: { Select: 'COUNT' } },
    ]);
    expect((await queryAll(range)).map(({ SK }) => String(SK).at(-1)).join('')).toBe('aabbc');
  });
});
