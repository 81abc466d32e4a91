import { sitemapPart } from '#lambdas/pages/sitemap/sitemap-xml.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { anAddressIn } from '#test/support/builders/a-shop.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { keepFilesInParts } from '#test/support/kept-files.ts';
import { changeAttributes, tableHolds } from '#test/support/memory-table/table.ts';
import {
  addressesIn,
  aListedShop,
  listed,
  morning,
  nextMorning,
  pathsIn,
  run,
  runWith,
  shopNo,
  shopPaths,
  shopsInSitemap,
  site,
  someShops,
} from './support/sitemap.ts';

let files: ReadonlyMap<string, string>;
beforeEach(() => {
  stopDateAt(morning.toISOString());
  ({ files } = keepFilesInParts());
});

it('lists the fixed pages, each live shop with the day of its last change, and the places with offers', async () => {
  tableHolds(
    listed(1),
    ...aListedShop(1, { offersCount: 2 }, { updatedAt: '2026-11-05T23:59:00.000Z' }),
    ...aListedShop(2, { of: 1 }, { address: anAddressIn('AC', 'Rio Branco') }),
    listed(3),
    ...aListedShop(3, { offersCount: 1 }),
    ...aListedShop(4, { of: 3, offersCount: 1 }, { address: anAddressIn('PE', 'Olinda') }),
  );
  expect(await run()).toEqual({ parts: 1, shops: 4 });
  const { kind, entries } = addressesIn(files.get('sitemaps/1.xml'));
  expect(kind).toBe('urlset');
  const unchanged = '2026-02-02';
  expect(entries).toEqual([
    [`${site}/ofertas`, undefined],
    [`${site}/para-lojistas`, undefined],
    [`${site}/loja/loja-2`, unchanged],
    [`${site}/loja/loja-1`, '2026-11-05'],
    [`${site}/ofertas/pe`, undefined],
    [`${site}/ofertas/pe/recife`, undefined],
    [`${site}/loja/loja-4`, unchanged],
    [`${site}/ofertas/pe/olinda`, undefined],
    [`${site}/loja/loja-3`, unchanged],
  ]);
  expect(addressesIn(files.get('sitemap.xml'))).toEqual({
    kind: 'sitemapindex',
    entries: [[`${site}/sitemaps/1.xml`, '2026-11-28']],
  });
});

it('lists no shop that is inactive or removed, or of a business that is not active', async () => {
  tableHolds(
    ...someShops(2),
    ...aListedShop(3, { of: 1 }, { shopStatus: 'inactive' }),
    // Its row in the list of the business is left.
    ...aListedShop(4, { of: 1 }).slice(1),
    listed(5, 'suspended'),
    ...aListedShop(5),
    // The index still has it under its former status.
    { ...listed(6), status: 'closed' },
    ...aListedShop(6),
  );
  await run();
  expect(shopsInSitemap(files)).toEqual(shopPaths(2));
});

it('lists no place whose offers have ended, or are not counted yet', async () => {
  tableHolds(listed(1), ...aListedShop(1, { offersCount: 3 }));
  changeAttributes(keys.shopCounters(shopNo(1)), { offersChangeAt: '2026-11-28T03:00:00.000Z' });
  await run();
  expect(pathsIn(files.get('sitemaps/1.xml'))).toEqual([
    '/ofertas',
    '/para-lojistas',
    '/loja/loja-1',
  ]);
});

it('writes parts that are full, each with its own places', async () => {
  tableHolds(...someShops(17, { offersCount: 1 }));
  expect(await runWith({ most: 18 })).toEqual({ parts: 3, shops: 17 });
  expect([...files.keys()]).toEqual([
    'sitemaps/1.xml',
    'sitemaps/2.xml',
    'sitemaps/3.xml',
    'sitemap.xml',
  ]);
  for (const part of [1, 2, 3]) {
    const paths = pathsIn(files.get(`sitemaps/${part}.xml`));
    expect(paths.length).toBeLessThanOrEqual(18);
    expect(paths).toEqual(expect.arrayContaining(['/ofertas/pe', '/ofertas/pe/recife']));
  }
  expect(shopsInSitemap(files)).toEqual(shopPaths(17));
});

it('writes a business with more shops than a page of ids and a part have into several parts', async () => {
  const shops = Array.from({ length: 1100 }, (_, index) => aListedShop(index + 1, { of: 1 }));
  tableHolds(listed(1), ...shops.flat());
  expect(await runWith({ most: 400 })).toEqual({ parts: 3, shops: 1100 });
  expect(shopsInSitemap(files)).toEqual(shopPaths(1100));
  for (const [, xml] of files) expect(addressesIn(xml).entries.length).toBeLessThanOrEqual(400);
});

it('removes the parts that the new sitemap does not have, once its index is there', async () => {
  const states: string[][] = [];
  ({ files } = keepFilesInParts(() => states.push([...files.keys()].sort())));
  tableHolds(...someShops(17));
  await runWith({ most: 18 });
  const index = files.get('sitemap.xml');
  for (let n = 4; n <= 17; n += 1) {
    changeAttributes(keys.shop(shopNo(n)), { shopStatus: 'inactive' });
  }
  states.length = 0;
  expect(await runWith({ most: 18, now: nextMorning })).toEqual({ parts: 1, shops: 3 });
  const all = ['sitemap.xml', 'sitemaps/1.xml', 'sitemaps/2.xml', 'sitemaps/3.xml'];
  // The part, the index, and the removals.
  expect(states).toEqual([all, all, all.toSpliced(2, 1), all.slice(0, 2)]);
  expect(files.get('sitemap.xml')).not.toBe(index);
  expect(shopsInSitemap(files)).toEqual(shopPaths(3));
});

it('has less than 10 MB in a part, the most that the edge compresses', () => {
  // The longest identifier has 30 letters, the longest slug of a municipality 32.
  const path = `/ofertas/uf/${'a'.repeat(50)}`;
  const pages = Array.from({ length: 50_000 }, () => ({ path, changedOn: '2026-11-28' }));
  const xml = sitemapPart(pages, 'https://d111111abcdef8.cloudfront.net');
  expect(Buffer.byteLength(xml)).toBeLessThan(10_000_000);
});
