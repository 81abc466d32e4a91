import { textsOf } from '#lambdas/pages/texts.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { searchRowsOf } from '#lambdas/shops/store/search-store.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, shopIdNo } from '#test/support/builders/a-shop.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  changeAttributes,
  consistencyOf,
  itemsAskedFor,
  putItems,
  requestsMade,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { openedShop, stored } from '#test/support/stored.ts';
import { linksOn, nextPageOf, openPage } from './support/open-page.ts';
import { range } from './support/traders.ts';

const search = (query: Record<string, string> = {}) => openPage('GET /buscar', { query });

const shopNo = (n: number, place: readonly ['PE' | 'AC', string] = ['PE', 'Recife']) =>
  aShop({ id: shopIdNo(n), shopIdentifier: `loja-${n}`, address: anAddressIn(...place) });

/** Stores shops of the bakery with the rows that find them. */
const putShops = (...shops: readonly ReturnType<typeof shopNo>[]) =>
  putItems(...shops.flatMap((shop) => [...openedShop(shop), ...searchRowsOf(shop, aBusiness())]));

const shopsOn = (page: Awaited<ReturnType<typeof search>>) =>
  linksOn(page, '/loja/').map((link) => Number(link.split('-')[1]));

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  tableHolds(stored.business(aBusiness()));
});

describe('the search', () => {
  it.each([[{}], [{ q: ' \u200b\u0000' }], [{ state: '', city: '' }]])(
    'with %j is the form alone',
    async (query) => {
      const page = await search(query);
      expect([page.status, shopsOn(page), requestsMade()]).toEqual([200, [], []]);
    },
  );

  it('finds shops by the beginnings of words in any spelling, in the country, a state and a city', async () => {
    putShops(shopNo(1), shopNo(2, ['PE', 'Olinda']), shopNo(3, ['AC', 'Rio Branco']));
    expect(shopsOn(await search({ q: ' PÁDAR ' }))).toEqual([1, 2, 3]);
    expect(shopsOn(await search({ q: 'padar', state: 'PE' }))).toEqual([1, 2]);
    expect(shopsOn(await search({ q: 'padar', state: 'pernambuco', city: '' }))).toEqual([1, 2]);
    expect(shopsOn(await search({ q: 'padar', state: 'pe', city: 'OLINDA' }))).toEqual([2]);
  });

  it.each(['😀', '!!', 'レストラン'])('finds nothing with %s, which is no error', async (q) => {
    putShops(shopNo(1));
    const page = await search({ q });
    expect([page.status, shopsOn(page), nextPageOf(page)]).toEqual([200, [], undefined]);
  });

  it.each([
    ['one letter', { q: 'a' }, 'tooShort'],
    ['one letter and invisible ones', { q: ' a\u200b\u0007 ' }, 'tooShort'],
    ['61 letters', { q: 'a'.repeat(61) }, 'tooLong'],
    ['10,000 emoji', { q: '😀'.repeat(10_000) }, 'tooLong'],
    ['a city without its state', { q: 'padaria', city: 'Recife' }, 'stateMissing'],
    ['a state that does not exist', { q: 'padaria', state: 'XX' }, 'unknownState'],
    ['a city of another state', { q: 'padaria', state: 'AC', city: 'Recife' }, 'unknownCity'],
    ['a bad place without words', { state: 'AC', city: 'Recife' }, 'unknownCity'],
  ] as const)('with %s is 400 and says what is wrong', async (_, query, problem) => {
    putShops(shopNo(1));
    const page = await search(query);
    expect(page).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(page.text).toContain(textsOf('pt')(`page.search.problems.${problem}`));
    expect(page.headers['cache-control']).toContain('s-maxage=5');
    expect(shopsOn(page)).toEqual([]);
    expect(requestsMade()).toEqual([]);
    // Long words are repeated in the field, the title and the links to other languages.
    expect(page.text?.length).toBeLessThan(30_000);
    expect(page.text?.isWellFormed()).toBe(true);
  });

  it('says the same about long words in every language', async () => {
    const page = await search({ q: '😀'.repeat(80) });
    const [link = ''] = linksOn(page, '/buscar?').filter((each) => each.endsWith('lang=en'));
    const query = Object.fromEntries(new URLSearchParams(link.split('?')[1]));
    expect(await search(query)).toMatchObject({ status: 400 });
  });

  it.each(['"><script>alert(1)</script>', '</title><script>alert(1)</script>', '{{name}} $t(x)'])(
    'repeats the words %s as text',
    async (q) => {
      const { text = '' } = await search({ q });
      expect(text).not.toContain('<script>alert');
      expect(text).toMatch(/<title>.*(&lt;script|\{\{name\}\}).* · Vitrine<\/title>/);
    },
  );

  it('has 20 shops, and a link to the others of the same search', async () => {
    putShops(...range(1, 21).map((n) => shopNo(n)));
    const first = await search({ q: 'padaria', state: 'pe', city: 'recife' });
    expect(shopsOn(first)).toHaveLength(20);
    const next = new URLSearchParams(nextPageOf(first)?.split('?')[1]);
    expect([...next.keys()]).toEqual(['q', 'state', 'city', 'pagingKey']);
    const second = await search(Object.fromEntries(next));
    expect(shopsOn(second)).toHaveLength(1);
    expect(nextPageOf(second)).toBeUndefined();
    expect(new Set([...shopsOn(first), ...shopsOn(second)]).size).toBe(21);
  });

  it('finds a shop behind a hundred closed ones', async () => {
    putShops(...range(1, 101).map((n) => shopNo(n)));
    for (const n of range(1, 100)) {
      changeAttributes(keys.shop(shopIdNo(n)), { shopStatus: 'inactive' });
    }
    expect(shopsOn(await search({ q: 'padaria' }))).toEqual([101]);
  });

  it('is 400 with a paging key of another search', async () => {
    putShops(...range(1, 21).map((n) => shopNo(n)));
    const next = nextPageOf(await search({ q: 'padaria' }));
    const pagingKey = new URLSearchParams(next?.split('?')[1]).get('pagingKey') ?? '';
    for (const query of [{ q: 'aurora' }, { q: 'padaria', state: 'PE' }]) {
      const refused = await search({ ...query, pagingKey });
      expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_PAGING_KEY' } });
    }
    expect(await search({ q: 'padaria', pagingKey })).toMatchObject({ status: 200 });
  });

  it('reads a shop, its business and its counters for each result, and one result more', async () => {
    const shops = range(1, 40).map((n) => shopNo(n));
    putShops(...shops);
    await search({ q: 'padaria' });
    expect(consistencyOf(keys.shopCounters(shopIdNo(1)))).toBe(false);
    // The shops are of one business, which is read twice.
    expect(itemsAskedFor()).toBe(21 * 2 + 2);
  });
});
