import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { refreshSearch } from '#lambdas/shops/search/refresh-search.ts';
import { searchRowsOf } from '#lambdas/shops/store/search-store.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, shopId } from '#test/support/builders/a-shop.ts';
import {
  allItems,
  beforeNextWrite,
  beforeWrite,
  changeAttributes,
  itemsOfKind,
  readsLag,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const holds = ({ shop = aShop(), business = aBusiness() } = {}, rows: readonly Key[] = []): void =>
  tableHolds(stored.shop(shop), stored.business(business), ...rows);

const liveRows = searchRowsOf(aShop(), aBusiness());
const byKey = (rows: readonly Key[]) => [...rows].sort((a, b) => (a.SK < b.SK ? -1 : 1));

const rows = () => [...itemsOfKind('SHOP WORD'), ...itemsOfKind('SHOP WORD_IN_CITY')];

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));

describe('the rows of a shop in the search', () => {
  it('are two for each of its words', () => {
    expect(liveRows.map(({ SK }) => SK)).toEqual(
      ['padaria', 'aurora', 'padariaaurora', 'recife', 'boa', 'viagem'].flatMap((word) => [
        `WORD#${word}`,
        `WORD_IN_CITY#${word}`,
      ]),
    );
  });

  it('are in the indexes of country, state and city, and have all words in the sort key', () => {
    const GSI1SK = `boa#padaria-aurora#${shopId}#padaria-aurora-padariaaurora-recife-boa-viagem`;
    expect(liveRows.filter(({ SK }) => String(SK).endsWith('#boa'))).toEqual([
      {
        ...keys.shopWord(shopId, 'boa'),
        GSI1PK: 'SEARCH#BR',
        GSI1SK,
        GSI2PK: 'SEARCH#PE',
        GSI2SK: GSI1SK,
      },
      { ...keys.shopWordInCity(shopId, 'boa'), GSI1PK: 'SEARCH#PE#recife', GSI1SK },
    ]);
  });

  it('omit words of one character, which only narrow a search', () => {
    const rows = searchRowsOf(aShop(), aBusiness({ name: 'Loja B' }));
    expect(rows.map(({ SK }) => SK)).not.toContain('WORD#b');
    expect(String(rows[0]?.['GSI1SK'])).toContain('loja-b-');
  });

  it('have keys of at most 1024 bytes, ASCII, that fit into paging keys', () => {
    const long = (letter: string) => `${letter.repeat(19)} `.repeat(4).slice(0, 60);
    const address = { ...anAddressIn('PE', long('щ')), neighborhood: long('ж') };
    for (const row of searchRowsOf(aShop({ address }), aBusiness({ name: 'я'.repeat(80) }))) {
      expect(row['GSI1SK']).toMatch(/^[\w#:.-]{1,753}$/);
      expect(row.SK.length).toBeLessThanOrEqual(1024);
    }
  });
});

describe('refreshing the search', () => {
  it('stores the rows of a live shop', async () => {
    holds();
    await refreshSearch(shopId);
    expect(rows()).toEqual(byKey(liveRows));
  });

  it('sees changes of shop and business from right before', async () => {
    holds({}, liveRows);
    changeAttributes(keys.shop(shopId), { shopStatus: 'inactive' });
    readsLag({ reads: 1 });
    await refreshSearch(shopId);
    expect(rows()).toEqual([]);
    holds({}, liveRows);
    changeAttributes(keys.business(businessId), { status: 'suspended' });
    readsLag({ reads: 1 });
    await refreshSearch(shopId);
    expect(rows()).toEqual([]);
  });

  it.each([
    ['an inactive shop', { shop: aShop({ shopStatus: 'inactive' }) }],
    ['a shop of a suspended business', { business: aBusiness({ status: 'suspended' }) }],
    ['a shop of a pending business', { business: aBusiness({ status: 'pending_approval' }) }],
  ])('removes the rows of %s', async (_, hidden) => {
    holds(hidden, liveRows);
    await refreshSearch(shopId);
    expect(rows()).toEqual([]);
  });

  it('removes the rows of a shop that is gone', async () => {
    tableHolds(...liveRows);
    await refreshSearch(shopId);
    expect(allItems()).toEqual([]);
  });

  it('removes words that the shop lost, and adds new ones', async () => {
    const [first, , ...rest] = liveRows;
    holds({}, [
      ...(first ? [first, { ...first, ...keys.shopWord(shopId, 'alvorada') }] : []),
      ...rest,
    ]);
    await refreshSearch(shopId);
    expect(rows()).toEqual(byKey(liveRows));
  });

  it('replaces the rows of the same words when the shop moves to another city', async () => {
    const shop = aShop({ address: anAddressIn('PB', 'Recife') });
    holds({ shop }, liveRows);
    await refreshSearch(shopId);
    expect(rows()).toEqual(byKey(searchRowsOf(shop, aBusiness())));
  });

  it('writes nothing when it runs a second time', async () => {
    holds({}, liveRows);
    await refreshSearch(shopId);
    expect(writesMade()).toBe(0);
  });

  it.each([
    ['the version of the shop', keys.shop(shopId), { version: 2, shopStatus: 'inactive' }],
    ['the owner of the shop', keys.shop(shopId), { userId: 'another', shopStatus: 'inactive' }],
    ['the status of the business', keys.business(businessId), { status: 'suspended' }],
  ])('reads everything again if %s changed at the same time', async (_, key, changes) => {
    holds({}, liveRows.slice(1));
    beforeNextWrite(() => changeAttributes(key, changes));
    await refreshSearch(shopId);
    expect(rows()).toEqual([]);
  });

  it('uses a business name that changed at the same time', async () => {
    holds();
    beforeNextWrite(() => changeAttributes(keys.business(businessId), { name: 'Loja Sul' }));
    await refreshSearch(shopId);
    expect(rows()).toEqual(byKey(searchRowsOf(aShop(), aBusiness({ name: 'Loja Sul' }))));
  });

  it('stores more rows than a transaction may have, and checks the shop in each', async () => {
    const words = (first: string) =>
      Array.from({ length: 20 }, (_, n) => `${first}${String.fromCharCode(97 + n)}`).join(' ');
    const address = { ...anAddressIn('PE', words('x')), neighborhood: words('y') };
    const [shop, business] = [aShop({ address }), aBusiness({ name: words('z') })];
    holds({ shop, business });
    await refreshSearch(shopId);
    expect(rows()).toHaveLength(122);
    holds({ shop, business });
    beforeWrite(({ writeNumber }) => {
      if (writeNumber === 2)
        changeAttributes(keys.shop(shopId), { version: 2, shopStatus: 'inactive' });
      return undefined;
    });
    await refreshSearch(shopId);
    expect(rows()).toEqual([]);
  });
});
