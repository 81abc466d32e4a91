import { shopRoutes } from '#contract/shops/routes.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { searchRowsOf } from '#lambdas/shops/store/search-store.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, shopIdNo } from '#test/support/builders/a-shop.ts';
import { stranger, strangerId } from '#test/support/builders/people.ts';
import { filesAre } from '#test/support/kept-files.ts';
import { consistencyOf, queriesMade, rowsAskedFor } from '#test/support/memory-table/table.ts';
import { call, pageOfIds, pagesOf } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  eventually,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/operations/store.ts';
import { stored } from '#test/support/stored.ts';

const { getShopSummary, searchShops } = shopRoutes;
const shopNo = (n: number, changes: Partial<ShopItem> = {}) =>
  aShop({ id: shopIdNo(n), shopIdentifier: `loja${n}`, ...changes });
const many = (count: number, changes: Partial<ShopItem> = {}) =>
  Array.from({ length: count }, (_, n) => shopNo(n, changes));

/** Stores shops, and search rows for the `indexed` ones. */
const holds = (shops: readonly ShopItem[], indexed = shops) =>
  tableHolds(
    stored.business(aBusiness()),
    ...shops.map(stored.shop),
    ...shops.map(({ id }) => ({ ...keys.shopOfBusiness(businessId, id), id })),
    ...indexed.flatMap((shop) => searchRowsOf(shop, aBusiness())),
  );

type Query = Record<string, string>;
const found = async (query: Query) =>
  (await pageOfIds(searchShops, { query })).ids.map((id) => Number(id.slice(-3)));

describe('searchShops', () => {
  it('answers summaries as getShopSummary does, and whether the caller follows a shop', async () => {
    await holds(many(2));
    await putItems(keys.follow(strangerId, shopIdNo(1)));
    for (const as of [undefined, stranger]) {
      const { items } = (await call(searchShops, { query: { q: 'aurora' }, as })).body;
      const params = { id: shopIdNo(1) };
      expect(items[1]).toEqual((await call(getShopSummary, { params, as })).body);
    }
    expect(consistencyOf(keys.shop(shopIdNo(0)))).toBe(false);
    expect(consistencyOf(keys.follow(strangerId, shopIdNo(0)))).toBe(true);
  });

  it('orders a page by name and then by id, and refuses its paging key for another search', async () => {
    const zebra = aBusiness({ id: 'biz_01K9A1B2C3D4E5F6G7H8J9KZEB', name: 'Zebra aurora' });
    const named = (n: number) => shopNo(n, { businessId: n % 2 === 0 ? zebra.id : businessId });
    const shops = [0, 1, 2, 3].map(named);
    const rows = shops.flatMap((shop, n) => searchRowsOf(shop, n % 2 === 0 ? zebra : aBusiness()));
    await holds(shops, []);
    await putItems(stored.business(zebra), ...rows);
    const ids = [1, 3, 0, 2].map(shopIdNo);
    expect(await pagesOf(searchShops, 3, { query: { q: 'aurora' } })).toEqual([
      ids.slice(0, 3),
      ids.slice(3),
    ]);
    const { pagingKey = '' } = await pageOfIds(searchShops, { query: { q: 'aurora', limit: '1' } });
    for (const query of [{ q: 'auror' }, { q: 'aurora', state: 'PE' }]) {
      const answer = await call(searchShops, { query: { ...query, pagingKey } });
      expect(answer.code).toBe('INVALID_PAGING_KEY');
    }
  });

  it.each<[string, Query, string, string]>([
    ['the country', {}, 'GSI1', 'SEARCH#BR'],
    ['a state', { state: 'PE' }, 'GSI2', 'SEARCH#PE'],
    ['a city', { state: 'PE', city: "Re-ci'Fé" }, 'GSI1', 'SEARCH#PE#recife'],
  ])('of %s reads one range of an index', async (_, place, IndexName, partition) => {
    await holds([...many(3), shopNo(3, { address: anAddressIn('PE', 'Olinda') })]);
    const inCity = [0, 1, 2];
    const expected = 'city' in place ? inCity : [...inCity, 3];
    expect(await found({ q: 'AURÓRA', ...place })).toEqual(expected);
    const ExpressionAttributeValues = {
      ':pk': partition,
      ':from': 'aurora',
      ':to': 'aurora\uffff',
    };
    expect(queriesMade()).toMatchObject([{ IndexName, ExpressionAttributeValues }]);
  });

  it('needs the state of a city, and finds nothing for punctuation alone', async () => {
    await holds(many(1));
    const { errors } = await call(searchShops, { query: { q: 'aurora', city: 'Recife' } });
    expect(errors).toEqual([{ path: 'state', code: 'REQUIRED' }]);
    for (const q of ['##', '🥐🥐', '\uffee\uffee--']) expect(await found({ q })).toEqual([]);
  });

  it.each([
    ['lo', many(25)],
    ...["d'avila", 'D’ÁVILA', 'd´avil d`av'].map((q): [string, ShopItem[]] => [
      q,
      many(21).map((shop, n) => {
        const neighborhood = ["D'Ávila", 'Davila', 'D. Ávila'][n % 3] ?? '';
        return { ...shop, address: { ...shop.address, neighborhood } };
      }),
    ]),
  ])('by %s shows each shop once, page by page, in whichever spelling', async (q, shops) => {
    await holds(shops);
    const seen = (await pagesOf(searchShops, 4, { query: { q } })).flat();
    expect(seen.sort()).toEqual(shops.map(({ id }) => id));
  });
});

describe('the index may be late, and yet a search', () => {
  it.each<[string, object, Query]>([
    ['is inactive', { shopStatus: 'inactive' }, {}],
    ['has moved to another city', { address: anAddressIn('PE', 'Olinda') }, { city: 'Recife' }],
    ['does not have the word any more', { shopIdentifier: 'outra' }, { q: 'loja1' }],
  ])('does not show a shop that %s', async (_, changes, query) => {
    await holds([shopNo(1, changes)], [shopNo(1)]);
    expect(await found({ q: 'aurora', state: 'PE', ...query })).toEqual([]);
  });

  it('shows a shop once if other words found it before', async () => {
    await holds([shopNo(1)], [shopNo(1, { shopIdentifier: 'aurora1' })]);
    expect(await found({ q: 'aurora' })).toEqual([1]);
    await putItems(...searchRowsOf(shopNo(1), aBusiness()));
    expect(await found({ q: 'aurora' })).toEqual([1]);
  });

  it('hides the shops of a suspended business at once, until its job removes their rows, and finds them by its new name', async () => {
    filesAre([], Buffer.alloc(0));
    const words = async () => (await itemsOfKind('SHOP WORD')).length;
    const change = (changes: Partial<BusinessItem>) =>
      changeAttributes(keys.business(businessId), changes);
    await holds(many(3));
    await change({ status: 'suspended' });
    expect(await found({ q: 'aurora' })).toEqual([]);
    await eventually(async () => expect(await words()).toBe(0));
    await change({ status: 'active', name: 'Empório' });
    await eventually(async () => expect(await found({ q: 'emp' })).toEqual([0, 1, 2]));
    expect(await found({ q: 'aurora' })).toEqual([]);
  });
});

describe('a search', () => {
  it('reads as many rows as it shows, and looks up no word where a page has a shop', async () => {
    await holds(many(30));
    expect(await found({ q: 'aurora', limit: '10' })).toHaveLength(10);
    expect(queriesMade().map(({ Limit }) => Limit)).toEqual([10]);
    expect(await found({ q: 'padaria aurora recife b', limit: '2' })).toHaveLength(2);
    expect(queriesMade()).toHaveLength(2);
  });

  it('reads at most three rows for each item of a page', async () => {
    await holds(many(100, { shopStatus: 'inactive' }), many(100));
    const page = await pageOfIds(searchShops, { query: { q: 'aurora', limit: '10' } });
    expect(page).toEqual({ ids: [], pagingKey: expect.any(String) });
    expect(rowsAskedFor()).toBe(30);
  });

  it('of several words reads at most five rows for each item, and no shop that lacks a word', async () => {
    await holds(many(100));
    await putItems(...searchRowsOf(shopNo(100), aBusiness({ name: 'Empório Olinda' })));
    const page = await pageOfIds(searchShops, { query: { q: 'padaria olinda', limit: '10' } });
    expect(page).toEqual({ ids: [], pagingKey: expect.any(String) });
    // One more row tells that a shop has the other word.
    expect(rowsAskedFor()).toBe(50 + 1);
    expect(consistencyOf(keys.shop(shopIdNo(0)))).toBeUndefined();
  });

  it.each(['pa xq', 'padaria aurorra', 'padaria aurora a xq'])(
    'by %p ends at once, since no shop has one of the words',
    async (q) => {
      await holds(many(100));
      const page = await pageOfIds(searchShops, { query: { q, limit: '10' } });
      expect(page).toEqual({ ids: [] });
      expect(rowsAskedFor()).toBeLessThanOrEqual(50 + 3);
    },
  );
});
