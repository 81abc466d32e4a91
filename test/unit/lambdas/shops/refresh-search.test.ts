import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/shared/table/keys.ts';
import { refreshSearch } from '#lambdas/shops/refresh-search.ts';
import { searchRowsOf } from '#lambdas/shops/repository/search-rows.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, shopId } from '#test/support/builders/a-shop.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import {
  cancelled,
  consistencyOf,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

/** Puts shop and business in the mocked table, with the rows given. */
function holds(
  { shop = aShop(), business = aBusiness() } = {},
  rows: readonly object[] = [],
): void {
  tableHolds(stored.shop(shop), stored.business(business));
  queriesFind(...rows);
}

const liveRows = searchRowsOf(aShop(), aBusiness());
const keysOf = (rows: readonly { PK: string; SK: string }[]) =>
  rows.map(({ PK, SK }) => `${PK} ${SK}`);
const checked = [`BUSINESS#${businessId} BUSINESS`, `SHOP#${shopId} SHOP`];

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

  it('leave out words of one character, which only narrow a search', () => {
    const rows = searchRowsOf(aShop(), aBusiness({ name: 'Loja B' }));
    expect(rows.map(({ SK }) => SK)).not.toContain('WORD#b');
    expect(String(rows[0]?.['GSI1SK'])).toContain('loja-b-');
  });

  it('have keys of at most 1024 bytes, ASCII, that paging keys can hold', () => {
    const long = (letter: string) => `${letter.repeat(19)} `.repeat(4).slice(0, 60);
    const address = { ...anAddressIn('PE', long('щ')), neighborhood: long('ж') };
    for (const row of searchRowsOf(aShop({ address }), aBusiness({ name: 'я'.repeat(80) }))) {
      expect(row['GSI1SK']).toMatch(/^[\w#:.-]{1,753}$/);
      expect(row.SK.length).toBeLessThanOrEqual(1024);
    }
  });
});

describe('refreshing the search', () => {
  it('writes the rows of a live shop', async () => {
    holds();
    await refreshSearch(shopId);
    expect(writtenKeys()).toEqual([...checked, ...keysOf(liveRows)].sort());
  });

  it('reads shop and business strongly', async () => {
    holds();
    await refreshSearch(shopId);
    expect(consistencyOf(keys.shop(shopId))).toBe(true);
    expect(consistencyOf(keys.business(businessId))).toBe(true);
  });

  it.each([
    ['an inactive shop', { shop: aShop({ shopStatus: 'inactive' }) }],
    ['a shop of a suspended business', { business: aBusiness({ status: 'suspended' }) }],
    ['a shop of a pending business', { business: aBusiness({ status: 'pending_approval' }) }],
  ])('removes the rows of %s', async (_, hidden) => {
    holds(hidden, liveRows);
    await refreshSearch(shopId);
    expect(writtenKeys()).toEqual([...checked, ...keysOf(liveRows)].sort());
    for (const row of liveRows) expect(writeOf(row)).toHaveProperty('Delete');
  });

  it('removes the rows of a shop that is gone', async () => {
    tableHolds();
    queriesFind(...liveRows);
    await refreshSearch(shopId);
    expect(writtenKeys()).toEqual(keysOf(liveRows).sort());
  });

  it('writes only the difference', async () => {
    const [first, , ...rest] = liveRows;
    const other = { ...first, ...keys.shopWord(shopId, 'alvorada') };
    holds(
      {},
      [first, other, ...rest].filter((row) => row !== undefined),
    );
    await refreshSearch(shopId);
    expect(writtenKeys()).toEqual(
      [...checked, `SHOP#${shopId} WORD#alvorada`, `SHOP#${shopId} WORD_IN_CITY#padaria`].sort(),
    );
  });

  it('replaces the rows of the same words when the shop moves to another city', async () => {
    const shop = aShop({ address: anAddressIn('PB', 'Recife') });
    holds({ shop }, liveRows);
    await refreshSearch(shopId);
    expect(writeOf(keys.shopWord(shopId, 'recife')).Put?.Item).toMatchObject({
      GSI2PK: 'SEARCH#PB',
    });
    expect(writeOf(keys.shopWordInCity(shopId, 'recife')).Put?.Item).toMatchObject({
      GSI1PK: 'SEARCH#PB#recife',
    });
  });

  it('writes nothing when it runs a second time', async () => {
    holds({}, liveRows);
    await refreshSearch(shopId);
    expect(transactions()).toEqual([]);
  });

  it('checks version and owner of the shop, status and name of the business', async () => {
    holds();
    await refreshSearch(shopId);
    expect(writeOf(keys.shop(shopId)).ConditionCheck).toMatchObject({
      ConditionExpression: 'version = :version AND userId = :userId',
    });
    expect(writeOf(keys.business(businessId)).ConditionCheck).toMatchObject({
      ConditionExpression: '#status = :status AND #name = :name',
      ExpressionAttributeValues: { ':status': 'active', ':name': 'Padaria Aurora' },
    });
  });

  it('reads everything again after a conflict', async () => {
    holds();
    table.on(TransactWriteCommand).callsFakeOnce(() => {
      holds({ business: aBusiness({ status: 'suspended' }) }, liveRows);
      throw cancelled('ConditionalCheckFailed');
    });
    await refreshSearch(shopId);
    expect(writeOf(liveRows[0] as { PK: string; SK: string })).toHaveProperty('Delete');
  });

  it('writes many words in transactions of at most 100 actions, each with the checks', async () => {
    const words = (first: string) =>
      Array.from({ length: 20 }, (_, n) => `${first}${String.fromCharCode(97 + n)}`).join(' ');
    const address = { ...anAddressIn('PE', words('x')), neighborhood: words('y') };
    const [shop, business] = [aShop({ address }), aBusiness({ name: words('z') })];
    holds({ shop, business });
    await refreshSearch(shopId);
    expect(transactions().map((actions) => actions.length)).toEqual([100, 26]);
    for (const actions of transactions()) {
      expect(actions.filter(({ ConditionCheck }) => ConditionCheck)).toHaveLength(2);
    }
  });
});
