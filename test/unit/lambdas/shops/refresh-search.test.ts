import type { Business } from '#contract/businesses/businesses.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { refreshSearch } from '#lambdas/shops/search/refresh-search.ts';
import { searchRowsOf } from '#lambdas/shops/store/search-store.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import {
  beforeNextWrite,
  beforeWrite,
  changeAttributes,
  itemsOfKind,
  readsLag,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const holds = (rows: readonly Key[] = [], shop = aShop(), business = aBusiness()) =>
  tableHolds(stored.shop(shop), stored.business(business), ...rows);

const liveRows = searchRowsOf(aShop(), aBusiness());
const byKey = (rows: readonly Key[]) => [...rows].sort((a, b) => (a.SK < b.SK ? -1 : 1));
const moved = aShop({ address: anAddressIn('PB', 'Recife') });

/** The search rows of the shop after the job. */
async function refreshed() {
  await refreshSearch(shopId);
  return [...itemsOfKind('SHOP WORD'), ...itemsOfKind('SHOP WORD_IN_CITY')];
}

const suspended = aBusiness({ status: 'suspended' });
const off = { shopStatus: 'inactive' as const };
const change = (changes: Partial<ShopItem>) => () => changeAttributes(keys.shop(shopId), changes);
const business = (changes: Partial<Business>) => () =>
  changeAttributes(keys.business(businessId), changes);
const suspend = business({ status: 'suspended' });

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));

describe('the rows of a shop in the search', () => {
  it('are two for each of its words, in the indexes of country, state and city, with all words in the sort key', () => {
    expect(liveRows.map(({ SK }) => SK)).toEqual(
      ['padaria', 'aurora', 'padariaaurora', 'recife', 'boa', 'viagem'].flatMap((word) => [
        `WORD#${word}`,
        `WORD_IN_CITY#${word}`,
      ]),
    );
    const GSI1SK = `boa#padaria-aurora#${shopId}#padaria-aurora-padariaaurora-recife-boa-viagem`;
    const everywhere = { GSI1PK: 'SEARCH#BR', GSI1SK, GSI2PK: 'SEARCH#PE', GSI2SK: GSI1SK };
    expect(liveRows.filter(({ SK }) => String(SK).endsWith('#boa'))).toEqual([
      { ...keys.shopWord(shopId, 'boa'), ...everywhere },
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
  const [first, , ...rest] = liveRows;
  const lost = { ...first, ...keys.shopWord(shopId, 'alvorada') };

  it.each([
    ['stores the rows of a live shop', [], aShop(), liveRows],
    ['removes words that the shop lost, and adds new ones', [lost, ...rest], aShop(), liveRows],
    ['replaces rows of a moved shop', liveRows, moved, searchRowsOf(moved, aBusiness())],
    ['removes those of an inactive shop', liveRows, aShop(off), []],
    ['removes those of a suspended business', liveRows, aShop(), [], suspended],
    ['removes those of a shop that is gone', liveRows, aShop({ id: otherShopId }), []],
  ] as const)('%s', async (_, before, shop, after, owner = aBusiness()) => {
    holds(before, shop, owner);
    expect(await refreshed()).toEqual(byKey(after));
  });

  it('writes nothing when it runs a second time', async () => {
    holds(liveRows);
    await refreshed();
    expect(writesMade()).toBe(0);
  });

  it.each([
    ['shop', change(off)],
    ['business', suspend],
  ])('sees a change of the %s from right before', async (_, work) => {
    holds(liveRows);
    work();
    readsLag({ reads: 1 });
    expect(await refreshed()).toEqual([]);
  });

  it.each([
    ['the version of the shop', change({ ...off, version: 2 }), []],
    ['the owner of the shop', change({ ...off, userId: 'another' }), []],
    ['the status of the business', suspend, []],
    ['its name', business({ name: 'Sul' }), searchRowsOf(aShop(), aBusiness({ name: 'Sul' }))],
  ])('reads everything again if %s changes at the same time', async (_, work, after) => {
    holds(liveRows.slice(1));
    beforeNextWrite(work);
    expect(await refreshed()).toEqual(byKey(after));
  });

  it('stores more rows than a transaction may have, and checks the shop in each', async () => {
    const words = (letter: string) =>
      Array.from({ length: 20 }, (_, n) => `${letter}${String.fromCharCode(97 + n)}`).join(' ');
    const address = { ...anAddressIn('PE', words('x')), neighborhood: words('y') };
    const large = [[], aShop({ address }), aBusiness({ name: words('z') })] as const;
    holds(...large);
    expect(await refreshed()).toHaveLength(122);
    holds(...large);
    beforeWrite(({ writeNumber }) => {
      if (writeNumber === 2) change({ ...off, version: 2 })();
      return undefined;
    });
    expect(await refreshed()).toEqual([]);
  });
});
