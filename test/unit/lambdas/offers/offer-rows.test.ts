import { isInFeed } from '#lambdas/offers/store/feed-store.ts';
import { businessRow, offerRow, shopRows } from '#lambdas/offers/store/offer-rows.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShopIn } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';

const recife = aShopIn(1, 'PE', 'Recife');
const recifeToo = aShopIn(2, 'PE', 'RECIFÉ');
const olinda = aShopIn(3, 'PE', 'Olinda');
const acre = aShopIn(4, 'AC', 'Rio Branco');
const inactive = anOffer({ status: 'inactive' });

describe('the feed keys of an offer', () => {
  it('have the feed of the country while it is active', () => {
    expect(offerRow(anOffer(), [recife])).toMatchObject({
      PK: `OFFER#${offerId}`,
      SK: 'OFFER',
      GSI1PK: 'FEED#BR',
      GSI1SK: `2026-11-01T12:00:00.000Z#${offerId}`,
      GSI2PK: 'ENDING',
      GSI2SK: `2027-01-01T02:59:59.000Z#${offerId}`,
    });
  });

  it('list an offer once in each distinct city and once in each distinct state', () => {
    const all = [recife, recifeToo, olinda, acre];
    const rows = shopRows(anOffer(), all, all);
    expect(rows.map((row) => [row['GSI1PK'], row['GSI2PK']])).toEqual([
      ['FEED#PE#recife', 'FEED#PE'],
      [undefined, undefined],
      ['FEED#PE#olinda', undefined],
      ['FEED#AC#riobranco', 'FEED#AC'],
    ]);
    for (const row of rows) {
      expect('GSI1SK' in row).toBe('GSI1PK' in row);
      expect('GSI2SK' in row).toBe('GSI2PK' in row);
    }
  });

  it('are absent if no shop may show it, but an active offer keeps its end for the sweep', () => {
    expect(offerRow(anOffer(), [])).toMatchObject({ GSI2PK: 'ENDING' });
    expect(offerRow(inactive, [])).not.toHaveProperty('GSI2PK');
    for (const row of [offerRow(anOffer(), []), ...shopRows(anOffer(), [recife, acre], [])]) {
      expect(JSON.stringify(row)).not.toContain('FEED');
    }
  });

  it('use only shops that may show it: the second shop of a city when the first may not', () => {
    const rows = shopRows(anOffer(), [recife, recifeToo], [recifeToo]);
    expect(rows.map((row) => row['GSI1PK'])).toEqual([undefined, 'FEED#PE#recife']);
  });

  it('are sorted by start time, for city and state in the time zone of the shop', () => {
    const later = anOffer({ startDate: '2026-12-01', startsAt: '2026-12-01T03:00:00.000Z' });
    expect(offerRow(later, [acre])['GSI1SK']).toBe(`2026-12-01T03:00:00.000Z#${offerId}`);
    const [row] = shopRows(later, [acre], [acre]);
    expect([row?.['GSI1SK'], row?.['GSI2SK']]).toEqual([
      `2026-12-01T05:00:00.000Z#${offerId}`,
      `2026-12-01T05:00:00.000Z#${offerId}`,
    ]);
  });

  it('differ for a state, a city of the same name, and a city of that name in another state', () => {
    const { feedOfCountry, feedOfState, feedOfCity } = partitions;
    const feeds = [
      feedOfCountry,
      feedOfState('SP'),
      feedOfCity('SP', 'Sp'),
      feedOfCity('PE', 'Sp'),
    ];
    expect(new Set(feeds).size).toBe(4);
  });

  it.each([
    [{}, true],
    [{ state: 'PE' }, true],
    [{ state: 'PE', city: 'RECIFÉ' }, true],
    [{ state: 'PE', city: "re-ci'fe" }, true],
    [{ state: 'AC' }, false],
    [{ state: 'PE', city: 'Olinda' }, false],
    [{ state: 'AC', city: 'Recife' }, false],
  ])('the feed %j includes a shop in Recife: %s', (feed, isIn) => {
    expect(isInFeed(recife, feed)).toBe(isIn);
  });
});

describe('the list rows of an offer', () => {
  it('are one for its business, sorted by status and latest end', () => {
    expect(businessRow(anOffer())).toEqual({
      PK: `BUSINESS#${businessId}`,
      SK: `OFFER#${offerId}`,
      LSI1SK: `active#2027-01-01T02:59:59.000Z#${offerId}`,
      startsAt: anOffer().startsAt,
      status: 'active',
    });
    expect(businessRow(inactive)['LSI1SK']).toBe(`inactive#2027-01-01T02:59:59.000Z#${offerId}`);
  });

  it('are one for each of its shops, with times in the time zone of the shop', () => {
    const offer = anOffer({ startDate: '2026-12-01' });
    expect(shopRows(offer, [recife, acre], [])).toMatchObject([
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
