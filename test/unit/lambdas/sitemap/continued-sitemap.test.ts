import { keys } from '#lambdas/platform/table/keys.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { keepFilesInParts } from '#test/support/kept-files.ts';
import { logLines } from '#test/support/log-lines.ts';
import { faults } from '#test/support/memory-table/faults.ts';
import {
  beforeWrite,
  changeAttributes,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import {
  aListedShop,
  businessNo,
  listed,
  morning,
  nextMorning,
  pathsIn,
  run,
  runWith,
  shopNo,
  shopPaths,
  shopsInSitemap,
  someShops,
} from './support/sitemap.ts';

const minute = 60_000;
const minutesAfter = (minutes: number, from = morning) =>
  new Date(from.getTime() + minutes * minute);

/** What S3 does after the next requests. */
let afterWrite: () => void;
let files: ReadonlyMap<string, string>;
beforeEach(() => {
  stopDateAt(morning.toISOString());
  afterWrite = () => undefined;
  ({ files } = keepFilesInParts(() => afterWrite()));
});

/** Makes S3 fail, once, after it has stored this many files. */
function crashAfter(count: number): void {
  let left = count;
  afterWrite = () => {
    left -= 1;
    if (left === 0) throw new Error('The run crashed');
  };
}

/** Expects the sitemap of 17 shops in three parts. */
function expectComplete(): void {
  expect(shopsInSitemap(files)).toEqual(shopPaths(17));
  expect(itemAt(keys.sitemapWalk())?.['walk']).toMatchObject({ isDone: true, partsCount: 3 });
}

it('a run ends its part when time is up, and the next runs continue until the sitemap is complete', async () => {
  tableHolds(...someShops(17));
  expect(await runWith({ pages: 2 })).toEqual({ parts: 1, shops: 10 });
  expect([...files.keys()]).toEqual(['sitemaps/1.xml']);
  expect(await runWith({ now: minutesAfter(10), pages: 1 })).toEqual({ parts: 1, shops: 5 });
  expect(await runWith({ now: minutesAfter(20) })).toEqual({ parts: 1, shops: 2 });
  expect(shopsInSitemap(files)).toEqual(shopPaths(17));
  expect(pathsIn(files.get('sitemap.xml'))).toHaveLength(3);
  // Only the first part has the pages that do not depend on a shop.
  expect(pathsIn(files.get('sitemaps/2.xml'))[0]).toBe('/loja/loja-11');
});

it('later runs of a day do nothing once the sitemap is complete, and the next day writes another', async () => {
  tableHolds(...someShops(1));
  await run();
  const index = files.get('sitemap.xml');
  putItems(listed(2), ...aListedShop(2));
  expect(await run(minutesAfter(10))).toEqual({ parts: 0, shops: 0 });
  expect(files.get('sitemap.xml')).toBe(index);
  expect(await run(nextMorning)).toEqual({ parts: 1, shops: 2 });
  expect(shopsInSitemap(files)).toEqual(shopPaths(2));
  // An event that was kept and is replayed later.
  expect(await run(morning)).toEqual({ parts: 0, shops: 0 });
});

it('a sitemap that a morning left unfinished is completed first; then that day’s own follows', async () => {
  tableHolds(...someShops(12));
  await runWith({ pages: 1 });
  changeAttributes(keys.shop(shopNo(1)), { shopStatus: 'inactive' });
  stopDateAt(nextMorning.toISOString());
  expect(await run(nextMorning)).toEqual({ parts: 1, shops: 7 });
  expect(shopsInSitemap(files)).toEqual(shopPaths(12));
  expect(await run(minutesAfter(10, nextMorning))).toEqual({ parts: 1, shops: 11 });
  expect(shopsInSitemap(files)).not.toContain('/loja/loja-1');
});

it('a business that is suspended, approved or changed between two runs is listed as it is then', async () => {
  tableHolds(...someShops(12));
  await runWith({ pages: 1 });
  changeAttributes(keys.business(businessNo(6)), { status: 'suspended' });
  changeAttributes(keys.shop(shopNo(7)), { shopStatus: 'inactive' });
  // A change moves a business to the end of the list.
  const { GSI1SK } = listed(500);
  changeAttributes(keys.business(businessNo(2)), { GSI1SK });
  putItems(listed(13), ...aListedShop(13));
  await run(minutesAfter(10));
  const gone = ['/loja/loja-6', '/loja/loja-7'];
  expect(shopsInSitemap(files)).toEqual(shopPaths(13).filter((path) => !gone.includes(path)));
});

// The requests of a sitemap with three parts that replaces one with five: parts, index, two removals.
test.each([1, 3, 4, 6])(
  'after a crash behind file %i the next run completes the same sitemap',
  async (count) => {
    tableHolds(...someShops(27));
    await runWith({ most: 18 });
    expect(files.size).toBe(6);
    for (let n = 18; n <= 27; n += 1) {
      changeAttributes(keys.shop(shopNo(n)), { shopStatus: 'inactive' });
    }
    stopDateAt(nextMorning.toISOString());
    crashAfter(count);
    await expect(runWith({ most: 18, now: nextMorning })).rejects.toThrow('The run crashed');
    // Lambda repeats the run after a minute.
    await runWith({ most: 18, now: nextMorning });
    expect(files.size).toBe(4);
    expectComplete();
  },
);

describe.each(faults)('a write of the walk with the fault %s', (fault) => {
  test.each([1, 2, 3, 4])(
    'at number %i does not keep the sitemap from being complete',
    async (at) => {
      tableHolds(...someShops(17));
      beforeWrite(({ writeNumber }) => (writeNumber === at ? fault : undefined));
      await runWith({ most: 18 }).catch(() => undefined);
      stopDateAt(minutesAfter(10).toISOString());
      await runWith({ most: 18, now: minutesAfter(10) });
      expectComplete();
    },
  );
});

it('of two runs at the same time one writes the sitemap', async () => {
  tableHolds(...someShops(17));
  const runs = await Promise.all([runWith({ most: 18 }), runWith({ most: 18 })]);
  expect(runs).toEqual([
    { parts: 3, shops: 17 },
    { parts: 0, shops: 0 },
  ]);
  expect(shopsInSitemap(files)).toEqual(shopPaths(17));
});

it('a run that begins while another one writes leaves it alone, until that one must be over', async () => {
  tableHolds(...someShops(17));
  let later: unknown;
  let began = false;
  afterWrite = () => {
    if (began) return;
    began = true;
    later = run();
  };
  await runWith({ most: 18 });
  expect(await later).toEqual({ parts: 0, shops: 0 });
  expectComplete();
});

it('a run that died without a word keeps others out for less than ten minutes', async () => {
  tableHolds(...someShops(17));
  // Lambda stops the run, which cannot release its claim.
  crashAfter(2);
  beforeWrite(({ writeNumber }) => (writeNumber >= 3 ? 'lost request' : undefined));
  await expect(runWith({ most: 18 })).rejects.toThrow();
  beforeWrite(() => undefined);
  expect(await runWith({ most: 18 })).toEqual({ parts: 0, shops: 0 });
  stopDateAt(minutesAfter(10).toISOString());
  expect(await runWith({ most: 18, now: minutesAfter(10) })).toEqual({ parts: 2, shops: 12 });
  expect(shopsInSitemap(files)).toEqual(shopPaths(17));
});

it('a run that another one has replaced stops at its next part', async () => {
  tableHolds(...someShops(17));
  beforeWrite(({ writeNumber }) => {
    if (writeNumber !== 2) return;
    const item = itemAt(keys.sitemapWalk());
    putItems({ ...item, revision: 7 });
  });
  const lines = await logLines(() => runWith({ most: 18 }));
  expect(lines.join()).toContain('another run took over the sitemap');
  expect([...files.keys()]).toEqual(['sitemaps/1.xml']);
});
