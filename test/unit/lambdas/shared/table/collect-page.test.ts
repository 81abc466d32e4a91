import { collectPage, listByStatus } from '#lambdas/platform/table/collect-page.ts';
import { highest, type Range } from '#lambdas/platform/table/query.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { requestsMade, tableHolds } from '#test/support/memory-table/table.ts';

const rangeOf = (prefix: string): Range => ({
  partition: 'P',
  from: prefix,
  to: `${prefix}${highest}`,
  newestFirst: false,
});

/** Rows with the sort keys a00, a01, ... for the prefix `a`. */
const rowsOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ PK: 'P', SK: prefix + String(n).padStart(2, '0') }));

const all = (rows: readonly Item[]) => rows.map((row) => String(row['SK']));
const only = (pattern: RegExp) => (rows: readonly Item[]) =>
  all(rows).map((name) => (pattern.test(name) ? name : undefined));

interface PageOptions {
  readonly ranges?: readonly Range[];
  readonly limit?: number;
  readonly maxRows?: number;
  readonly position?: string | undefined;
  readonly show?: (rows: readonly Item[]) => (string | undefined)[];
}

const page = ({
  ranges = [rangeOf('a')],
  limit = 10,
  maxRows = 30,
  position,
  show = all,
}: PageOptions) =>
  collectPage({ ranges, limit, maxRows, position, load: async (rows) => show(rows) });

const rowsRead = () => requestsMade().map(({ input }) => Number(input['Limit']));

beforeEach(() => tableHolds(...rowsOf('a', 25), ...rowsOf('b', 5)));

describe('a page', () => {
  it('reads exactly its limit of rows when all are shown', async () => {
    const { items, position } = await page({ limit: 10 });
    expect([items.length, position]).toEqual([10, 'a09']);
    expect(rowsRead()).toEqual([10]);
  });

  it('ends with the last row shown, even if more were read', async () => {
    const { items, position } = await page({ limit: 10, show: only(/a(?!05)/) });
    expect([items.length, position]).toEqual([10, 'a10']);
    // An additional query reads at least a fifth of the page.
    expect(rowsRead()).toEqual([10, 2]);
  });

  it.each([
    [15, 'a14'],
    [7, 'a06'],
  ])('ends early, with a position, after reading %i rows', async (maxRows, last) => {
    const { items, position } = await page({ limit: 5, maxRows, show: only(/^a2/) });
    expect([items, position]).toEqual([[], last]);
    expect(rowsRead().reduce((sum, rows) => sum + rows, 0)).toBe(maxRows);
  });

  it('at the end of the list has no position, even if it is empty', async () => {
    expect(await page({ show: only(/never/) })).toEqual({ items: [] });
    expect(await page({ ranges: [rangeOf('c')] })).toEqual({ items: [] });
  });
});

describe('a position', () => {
  it('is there while rows that were read are left over', async () => {
    const ranges = [{ ...rangeOf('a'), to: 'a16' }];
    const { items, position } = await page({ ranges, limit: 15, show: only(/a(?!05)/) });
    expect([items.length, position]).toEqual([15, 'a15']);
  });

  it('at a bound of the range continues after that bound', async () => {
    const upwards = { ...rangeOf('a'), from: 'a20' };
    expect((await page({ ranges: [upwards], position: 'a20' })).items[0]).toBe('a21');
    const downwards = { ...rangeOf('a'), to: 'a04', newestFirst: true };
    expect((await page({ ranges: [downwards], position: 'a04' })).items[0]).toBe('a03');
  });

  it('before the range gives the whole range, in either direction', async () => {
    const fromNow = { ...rangeOf('a'), from: 'a23' };
    expect((await page({ ranges: [fromNow], position: 'a10' })).items).toEqual(['a23', 'a24']);
    const downwards = { ...rangeOf('a'), to: 'a02', newestFirst: true };
    const { items } = await page({ ranges: [downwards], position: 'a10' });
    expect(items).toEqual(['a02', 'a01', 'a00']);
    expect(await page({ ranges: [downwards], position: '0' })).toEqual({ items: [] });
  });

  it.each(['b', 'zzz'])('beyond the list, as %s, gives an empty last page', async (position) => {
    expect(await page({ position })).toEqual({ items: [] });
  });
});

it('a page of a status omits an item whose status has changed, although the index still has it', async () => {
  const partition = 'STATUS#open';
  tableHolds(
    ...['1', '2'].map((id) => ({ PK: `SHOP#${id}`, SK: '-', GSI1PK: partition, GSI1SK: id })),
  );
  const items = { 1: { status: 'closed' }, 2: { status: 'open' } };
  const find = async (ids: readonly string[]) => ids.map((id) => items[id as '1']);
  const request = { limit: 2, position: undefined };
  const { items: shown } = await listByStatus({ partition, status: 'open' }, request, find);
  expect(shown).toEqual([{ status: 'open' }]);
});
