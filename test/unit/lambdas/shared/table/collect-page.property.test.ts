import fc from 'fast-check';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { highest, queryPage, type Range } from '#lambdas/platform/table/query.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { holds } from '#test/support/holds.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';

const characters = '#-.09:AZ_az';
const anyName = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 3 });
const someNames = fc.uniqueArray(anyName, { maxLength: 20 });

const rangeOf = (prefix: string, newestFirst: boolean): Range => ({
  partition: 'P',
  from: `${prefix}#`,
  to: `${prefix}#${highest}`,
  newestFirst,
});

function keysIn({ from, to, newestFirst }: Range, keys: readonly string[]): string[] {
  const found = keys.filter((key) => from <= key && key <= to).sort();
  return newestFirst ? found.reverse() : found;
}

const skOf = (row: Item) => String(row['SK']);

/** Rows of two ranges, and other rows of the same partition before, between and after them. */
const someRows = fc
  .tuple(someNames, someNames, someNames)
  .map(([first, second, others]) => [
    ...first.map((name) => `B#${name}`),
    ...second.map((name) => `D#${name}`),
    ...others.flatMap((name) => ['A', 'C', 'E'].map((prefix) => `${prefix}#${name}`)),
  ]);

interface ListPage {
  readonly items: readonly string[];
  readonly position?: string;
}

/** Reads every page of a list. Throws if the list does not end. */
async function allPages(load: (position: string | undefined) => Promise<ListPage>) {
  const pages: (readonly string[])[] = [];
  let position: string | undefined;
  do {
    const page = await load(position);
    pages.push(page.items);
    position = page.position;
    if (pages.length > 500) throw new Error('The list does not end');
  } while (position !== undefined);
  return pages;
}

describe('the pages of a list', () => {
  it('have each shown item exactly once, in order, and at most their limit', () =>
    holds(
      fc.asyncProperty(
        someRows,
        fc.boolean(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 5 }),
        async (keys, newestFirst, limit, rowsPerItem, shownOf) => {
          tableHolds(...keys.map((SK) => ({ PK: 'P', SK })));
          const isShown = (key: string) => key.length % shownOf === 0;
          const ranges = [rangeOf('B', newestFirst), rangeOf('D', newestFirst)];
          const pages = await allPages((position) =>
            collectPage({
              ranges,
              limit,
              position,
              maxRows: limit * rowsPerItem,
              load: async (rows) => rows.map(skOf).map((key) => (isShown(key) ? key : undefined)),
            }),
          );
          expect(pages.flat()).toEqual(
            ranges.flatMap((range) => keysIn(range, keys)).filter(isShown),
          );
          expect(Math.max(...pages.map((items) => items.length))).toBeLessThanOrEqual(limit);
        },
      ),
      { runs: 60 },
    ));

  it('of one range have each row exactly once, in order', () =>
    holds(
      fc.asyncProperty(
        someRows,
        fc.boolean(),
        fc.integer({ min: 1, max: 12 }),
        async (keys, newestFirst, limit) => {
          tableHolds(...keys.map((SK) => ({ PK: 'P', SK })));
          const range = rangeOf('B', newestFirst);
          const pages = await allPages((position) => queryPage(range, { limit, position }, skOf));
          expect(pages.flat()).toEqual(keysIn(range, keys));
        },
      ),
      { runs: 60 },
    ));

  it('have only items of the list, from whatever position they are read', () =>
    holds(
      fc.asyncProperty(
        someRows,
        fc.boolean(),
        fc.string({ unit: fc.constantFrom(...characters, 'B', 'D'), minLength: 1, maxLength: 5 }),
        async (keys, newestFirst, position) => {
          tableHolds(...keys.map((SK) => ({ PK: 'P', SK })));
          const ranges = [rangeOf('B', newestFirst), rangeOf('D', newestFirst)];
          const request = { limit: 100, position };
          const load = async (rows: readonly Item[]) => rows.map(skOf);
          const collected = await collectPage({ ranges, ...request, maxRows: 300, load });
          const queried = await queryPage(rangeOf('B', newestFirst), request, skOf);
          expect(collected.items.filter((key) => !/^[BD]#/.test(key))).toEqual([]);
          expect(queried.items.filter((key) => !key.startsWith('B#'))).toEqual([]);
        },
      ),
      { runs: 100 },
    ));
});
