import { isFollowed, readOn } from '#lambdas/pages/load/read-on.ts';

/** Returns a list whose parts have these numbers of items, and counts how often it is read. */
function listOf(parts: readonly number[]) {
  const asked: number[] = [];
  const load = async ({ limit, pagingKey = '0' }: { limit: number; pagingKey?: string }) => {
    const part = Number(pagingKey);
    asked.push(limit);
    const items = Array.from({ length: parts[part] ?? 0 }, (_, n) => `${part}-${n}`);
    const isLast = part >= parts.length - 1;
    return { items, ...(!isLast && { pagingKey: String(part + 1) }) };
  };
  return { load, asked };
}

const empty = (count: number) => Array.from({ length: count }, () => 0);

describe('reading on', () => {
  it.each([
    ['the first item', [...empty(19), 2, 5], 1, 2, '20'],
    ['the end', empty(5), 1, 0, undefined],
    ['the twentieth part', [...empty(30), 1], 1, 0, '20'],
    ['the first part if it has an item', [1, 5], 1, 1, '1'],
    ['enough items', [4, 0, 6, 5], 10, 10, '3'],
    ['the third part with too few items', [4, 0, 3, 5], 10, 7, '3'],
    ['the first item after the third part', [0, 0, 0, 1, 5], 10, 1, '4'],
  ])('ends at %s', async (_, parts, enough, count, pagingKey) => {
    const page = await readOn(listOf(parts).load, { limit: 20, enough });
    expect([page.items.length, page.pagingKey]).toEqual([count, pagingKey]);
  });

  it('ends at the last part that a page allows', async () => {
    const page = await readOn(listOf(empty(9)).load, { limit: 20, parts: 4 });
    expect(page).toEqual({ items: [], pagingKey: '4' });
  });

  it('begins at a paging key, and asks for the items that are left', async () => {
    const { load, asked } = listOf([9, 4, 3, 9]);
    const page = await readOn(load, { limit: 20, enough: 20, pagingKey: '1' });
    expect(page.items).toHaveLength(16);
    expect(asked).toEqual([20, 16, 13]);
  });
});

describe('a page', () => {
  it.each([
    ['is followed by an item', [1], true, [1]],
    ['is followed by an item behind hidden rows', [0, 0, 0, 2], true, [1, 20, 20, 20]],
    ['is not followed at the end', [0], false, [1]],
    ['is not followed by hidden rows alone', [0, 0, 0], false, [1, 20, 20]],
    ['may be followed if the reading ends first', empty(40), true, [1, ...empty(20).map(() => 20)]],
  ])('%s', async (_, parts, expected, limits) => {
    const { load, asked } = listOf(parts);
    expect(await isFollowed(load, { items: ['shown'], pagingKey: '0' }, 1)).toBe(expected);
    expect(asked).toEqual(limits);
  });

  it.each([
    ['is not followed if it is empty and the last one', undefined, false],
    ['may be followed if it is empty and not the last one', '0', true],
  ])('%s, without another read', async (_, pagingKey, expected) => {
    const { load, asked } = listOf(empty(5));
    const page = { items: [], ...(pagingKey !== undefined && { pagingKey }) };
    expect([await isFollowed(load, page, 1), asked]).toEqual([expected, []]);
  });
});
