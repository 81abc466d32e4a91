import { businessRow, feeds, isInFeed, offerRow, shopRows } from '#lambdas/offers/offer-rows.ts';
import { insertOffer, replaceOffer } from '#lambdas/offers/offer-writes.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import type { ShopItem } from '#lambdas/shops/shop-repository.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';

const shopIn = (n: number, state: ShopItem['address']['state'], city: string): ShopItem =>
  aShop({
    id: `shp_01K9B1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`,
    address: anAddressIn(state, city),
    timeZone: state === 'AC' ? 'America/Rio_Branco' : 'America/Sao_Paulo',
  });

const recife = shopIn(1, 'PE', 'Recife');
const recifeToo = shopIn(2, 'PE', 'RECIFÉ');
const olinda = shopIn(3, 'PE', 'Olinda');
const acre = shopIn(4, 'AC', 'Rio Branco');
const off = anOffer({ status: 'inactive' });

describe('the feeds of an offer', () => {
  it("are the country's while it is on", () => {
    expect(offerRow(anOffer())).toMatchObject({
      PK: `OFFER#${offerId}`,
      SK: 'OFFER',
      GSI1PK: 'FEED#BR',
      GSI1SK: offerId,
      GSI2PK: 'ENDING',
      GSI2SK: `2027-01-01T02:59:59.000Z#${offerId}`,
    });
  });

  it('are one row for each distinct city, and one for each distinct state', () => {
    const rows = shopRows(anOffer(), [recife, recifeToo, olinda, acre]);
    expect(rows.map((row) => [row['GSI1PK'], row['GSI2PK']])).toEqual([
      ['FEED#PE#recife', 'FEED#PE'],
      [undefined, undefined],
      ['FEED#PE#olinda', undefined],
      ['FEED#AC#rio branco', 'FEED#AC'],
    ]);
    for (const row of rows) {
      expect('GSI1SK' in row).toBe('GSI1PK' in row);
      expect('GSI2SK' in row).toBe('GSI2PK' in row);
    }
  });

  it('are none while it is off', () => {
    for (const row of [offerRow(off), ...shopRows(off, [recife, acre])]) {
      expect(Object.keys(row).filter((name) => name.startsWith('GSI'))).toEqual([]);
    }
  });

  it('keep apart a state, a city of its name and one of another state', () => {
    const keys = [feeds.country, feeds.state('SP'), feeds.city('SP', 'Sp'), feeds.city('PE', 'Sp')];
    expect(new Set(keys).size).toBe(4);
  });

  it.each([
    ['FEED#BR', true],
    ['FEED#PE', true],
    ['FEED#PE#recife', true],
    ['FEED#AC', false],
    ['FEED#PE#olinda', false],
  ])('%s may show a shop of Recife: %s', (feed, isIn) => {
    expect(isInFeed(recife, feed)).toBe(isIn);
  });
});

describe('the lists of an offer', () => {
  it("are its business's, by its state and its latest end", () => {
    expect(businessRow(anOffer())).toEqual({
      PK: `BUSINESS#${businessId}`,
      SK: `OFFER#${offerId}`,
      LSI1SK: `active#2027-01-01T02:59:59.000Z#${offerId}`,
      startsAt: anOffer().startsAt,
      status: 'active',
    });
    expect(businessRow(off)['LSI1SK']).toBe(`inactive#2027-01-01T02:59:59.000Z#${offerId}`);
  });

  it("are each of its shops', by that shop's clock", () => {
    const offer = anOffer({ startDate: '2026-12-01' });
    expect(shopRows(offer, [recife, acre])).toMatchObject([
      {
        PK: `SHOP#${recife.id}`,
        SK: `OFFER#${offerId}`,
        LSI1SK: `active#2027-01-01T02:59:59.000Z#${offerId}`,
        startsAt: '2026-12-01T03:00:00.000Z',
      },
      {
        PK: `SHOP#${acre.id}`,
        LSI1SK: `active#2027-01-01T04:59:59.000Z#${offerId}`,
        startsAt: '2026-12-01T05:00:00.000Z',
      },
    ]);
  });
});

describe('the writes of an offer', () => {
  const twenty = Array.from({ length: 20 }, (_, n) => shopIn(n, 'PE', `Cidade ${n}`));

  it('fit in one transaction of 100 actions, in as many shops as there may be', () => {
    const others = 3; // The answer remembered, the business held, the count of active offers.
    expect(insertOffer(anOffer(), twenty, 10).length + others).toBeLessThanOrEqual(100);
    expect(replaceOffer(anOffer(), off, twenty).length + others).toBeLessThanOrEqual(100);
  });

  it('of a new one hold each shop to its owner and its version', () => {
    const counts = insertOffer(anOffer(), [recife, acre], undefined).flatMap(
      ({ action }) => action.Update ?? [],
    );
    expect(counts.map(({ Key }) => Key)).toEqual([
      keys.shopOfferCounts(recife.id),
      keys.shopOfferCounts(acre.id),
    ]);
    expect(counts[0]).toMatchObject({
      ConditionExpression: 'userId = :userId AND shopVersion = :version',
      ExpressionAttributeValues: { ':by': 1, ':userId': ownerId, ':version': 1 },
    });
  });

  it('of a new one put its limit beside its counts', () => {
    const puts = insertOffer(anOffer(), [recife], 5).flatMap(
      ({ action }) => action.Put?.Item ?? [],
    );
    expect(puts).toContainEqual({
      PK: `OFFER#${offerId}`,
      SK: 'COUNTERS',
      claimedCount: 0,
      redeemedCount: 0,
      availableLimit: 5,
    });
  });

  it('of a change go through only for its owner, over the version that was read', () => {
    const [offer, ...rows] = replaceOffer(anOffer({ version: 4 }), off, [recife]);
    expect(offer?.action.Put).toMatchObject({
      Item: { PK: `OFFER#${offerId}`, status: 'inactive' },
      ConditionExpression: 'version = :version AND userId = :userId',
      ExpressionAttributeValues: { ':version': 4, ':userId': ownerId },
    });
    const puts = rows.flatMap(({ action }) => action.Put ?? []);
    expect(puts).toHaveLength(2);
    for (const row of puts) expect(row.ConditionExpression).toBe('attribute_exists(PK)');
  });
});
