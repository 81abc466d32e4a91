import type { ShopSummary } from '#contract/shops/shops.ts';
import { handler } from '#lambdas/entries/api/shops.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { refreshSearch } from '#lambdas/shops/search/refresh-search.ts';
import { searchRowsOf } from '#lambdas/shops/store/search-store.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { anAddressIn, aShop } from '#test/support/builders/a-shop.ts';
import { aUser, strangerId } from '#test/support/builders/people.ts';
import { consistencyOf, queriesMade, rowsAskedFor } from '#test/support/memory-table/reads.ts';
import { putItems, readsLag, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const idOf = (n: number) => `shp_01K9B1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`;
const shopNo = (n: number, changes: Partial<ShopItem> = {}) =>
  aShop({ id: idOf(n), shopIdentifier: `loja${n}`, ...changes });

/** Stores shops, and search rows for the `indexed` ones. */
function holds(shops: readonly ShopItem[], { business = aBusiness(), indexed = shops } = {}): void {
  const user = stored.user(aUser({ userId: strangerId }));
  const rows = indexed.flatMap((shop) => searchRowsOf(shop, aBusiness()));
  tableHolds(user, stored.business(business), ...shops.map(stored.shop), ...rows);
}

async function search(query: Record<string, string>, userId?: string) {
  const as = userId && { as: { userId } };
  const { body } = await invokeHandler(handler, aRequest('GET /shops/search', { query, ...as }));
  return { items: body['items'] as ShopSummary[], pagingKey: body['pagingKey'] as string };
}

const found = async (query: Record<string, string>) =>
  (await search(query)).items.map(({ id }) => Number(id.slice(-3)));

const many = (count: number) => Array.from({ length: count }, (_, n) => shopNo(n));

describe('a search', () => {
  it('reads as many rows as it shows', async () => {
    holds(many(30));
    expect(await found({ q: 'aurora', limit: '10' })).toHaveLength(10);
    expect(queriesMade().map(({ Limit }) => Limit)).toEqual([10]);
  });

  it('reads no hidden shops in front of a public one', async () => {
    const hidden = many(100).map((shop) => ({ ...shop, shopStatus: 'inactive' as const }));
    const shops = [...hidden, shopNo(100)];
    holds(shops, { indexed: [] });
    for (const { id } of shops) await refreshSearch(id);
    const before = rowsAskedFor();
    expect(await found({ q: 'aurora', limit: '1' })).toEqual([100]);
    expect(rowsAskedFor() - before).toBe(1);
  });

  it('reads at most three rows for each item of a page', async () => {
    const hidden = many(100).map((shop) => ({ ...shop, shopStatus: 'inactive' as const }));
    holds(hidden, { indexed: many(100) });
    const { items, pagingKey } = await search({ q: 'aurora', limit: '10' });
    expect(items).toEqual([]);
    expect(pagingKey).toBeTruthy();
    expect(rowsAskedFor()).toBe(30);
  });

  it('of several words reads at most five rows for each item, and no shop that lacks a word', async () => {
    holds(many(100));
    putItems(...searchRowsOf(shopNo(100), aBusiness({ name: 'Empório Olinda' })));
    const { items, pagingKey } = await search({ q: 'padaria olinda', limit: '10' });
    expect(items).toEqual([]);
    expect(pagingKey).toBeTruthy();
    // One more row tells that a shop has the other word.
    expect(rowsAskedFor()).toBe(50 + 1);
    expect(consistencyOf(keys.shop(idOf(0)))).toBeUndefined();
  });

  it.each(['pa xq', 'padaria aurorra', 'padaria aurora a xq'])(
    'by %p ends at once, since no shop has one of the words',
    async (q) => {
      holds(many(100));
      const { items, pagingKey } = await search({ q, limit: '10' });
      expect([items, pagingKey]).toEqual([[], undefined]);
      expect(rowsAskedFor()).toBeLessThanOrEqual(50 + 3);
    },
  );

  it('asks for no word where a page has a shop', async () => {
    holds(many(3));
    expect(await found({ q: 'padaria aurora recife b', limit: '2' })).toHaveLength(2);
    expect(queriesMade()).toHaveLength(1);
  });

  it('continues after its last row until every shop was shown once', async () => {
    holds(many(25));
    const seen: string[] = [];
    let pagingKey: string | undefined;
    do {
      const page = await search({ q: 'lo', limit: '7', ...(pagingKey && { pagingKey }) });
      seen.push(...page.items.map(({ id }) => id));
      pagingKey = page.pagingKey;
    } while (pagingKey);
    expect([...seen].sort()).toEqual(many(25).map(({ id }) => id));
  });

  it.each(["d'avila", 'D’ÁVILA', 'd´avil d`av'])(
    'by %p shows each shop once, page by page, in whichever spelling',
    async (q) => {
      const names = ["D'Ávila", 'Davila', 'D. Ávila'];
      const shops = many(21).map((shop, n) => {
        const neighborhood = names[n % names.length] ?? '';
        return { ...shop, address: { ...shop.address, neighborhood } };
      });
      holds(shops);
      const seen: string[] = [];
      let pagingKey: string | undefined;
      do {
        const page = await search({ q, limit: '4', ...(pagingKey && { pagingKey }) });
        seen.push(...page.items.map(({ id }) => id));
        pagingKey = page.pagingKey;
      } while (pagingKey);
      expect(seen.sort()).toEqual(shops.map(({ id }) => id));
    },
  );

  it.each([
    ['the country', {}, 'GSI1', 'SEARCH#BR'],
    ['a state', { state: 'PE' }, 'GSI2', 'SEARCH#PE'],
    ['a city', { state: 'PE', city: "Re-ci'Fé" }, 'GSI1', 'SEARCH#PE#recife'],
  ])('of %s reads one range of an index', async (_, place, IndexName, partition) => {
    holds(many(3));
    expect(await found({ q: 'aurora', ...place })).toEqual([0, 1, 2]);
    expect(queriesMade()).toHaveLength(1);
    expect(queriesMade()[0]).toMatchObject({
      IndexName,
      ExpressionAttributeValues: { ':pk': partition, ':from': 'aurora', ':to': 'aurora\uffff' },
    });
  });

  it.each<[string, object, Record<string, string>]>([
    ['is inactive', { shopStatus: 'inactive' }, {}],
    ['has moved to another city', { address: anAddressIn('PE', 'Olinda') }, { city: 'Recife' }],
    ['does not have the word any more', { shopIdentifier: 'outra' }, { q: 'loja1' }],
  ])('does not show a shop that %s, whatever the index has', async (_, changes, query) => {
    holds([shopNo(1, changes)], { indexed: [shopNo(1)] });
    expect(await found({ q: 'aurora', state: 'PE', ...query })).toEqual([]);
  });

  it('shows a shop once if other words found it before', async () => {
    const before = shopNo(1, { shopIdentifier: 'aurora1' });
    holds([before]);
    putItems(stored.shop(shopNo(1)));
    await refreshSearch(idOf(1));
    expect(await found({ q: 'lo' })).toEqual([1]);
    expect(await found({ q: 'aurora' })).toEqual([1]);
    readsLag({ indexes: Infinity });
    expect(await found({ q: 'aurora' })).toEqual([1]);
  });

  it('does not show shops of a suspended business', async () => {
    holds(many(3), { business: aBusiness({ status: 'suspended' }) });
    expect(await found({ q: 'aurora' })).toEqual([]);
  });

  it('reads shops eventually and follows strongly', async () => {
    holds(many(1));
    await search({ q: 'aurora' }, strangerId);
    expect(consistencyOf(keys.shop(idOf(0)))).toBe(false);
    expect(consistencyOf(keys.follow(strangerId, idOf(0)))).toBe(true);
  });
});
