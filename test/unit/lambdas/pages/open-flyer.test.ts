import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { openedShop, publishedOffer, stored } from '#test/support/stored.ts';
import { canonicalOf, headingOf, linksOn, offersOn, openPage } from './support/open-page.ts';

const shop = aShop({ shopIdentifier: 'padaria-aurora' });
const other = aShop({ id: otherShopId, shopIdentifier: 'outra' });
const released = {
  ...{ ...keys.shopIdentifier('antiga'), shopId, businessId },
  reservedUntil: '2027-09-01T00:00:00.000Z',
};
const open = (id: string, query: Record<string, string> = {}) =>
  openPage('GET /folder/{id}', { params: { id }, query });

const putOffers = (...offers: readonly OfferItem[]) =>
  putItems(...offers.flatMap((offer) => publishedOffer(offer, [shop])));

/** Ends after all others. */
const last = anOffer({ expirationDate: '2027-12-31', endsAt: '2028-01-01T02:59:59.000Z' });

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  tableHolds(stored.business(aBusiness()), ...openedShop(shop), ...openedShop(other));
});

describe('the flyer of a shop', () => {
  it.each(['Padaria-Aurora', shopId])(
    'is found by %s, and search engines list the page of the shop instead',
    async (name) => {
      const page = await open(name);
      expect(page.status).toBe(200);
      expect(canonicalOf(page)).toBe('https://vitrine.test/loja/padaria-aurora');
      expect(page.text).toContain(`data-shop="${shopId}"`);
    },
  );

  it('leads from a former identifier to the present one, and is 410 after the removal', async () => {
    putItems(released);
    expect(await open('antiga')).toMatchObject({
      status: 302,
      headers: { location: '/folder/padaria-aurora', 'cache-control': 'no-store' },
    });
    tableHolds(released);
    expect(await open('antiga')).toMatchObject({ status: 410, body: { code: 'SHOP_GONE' } });
    expect(await open('nenhuma')).toMatchObject({ status: 404, body: { code: 'SHOP_NOT_FOUND' } });
  });

  it('has 50 offers, and a link to the page of the shop with the others', async () => {
    const offers = Array.from({ length: 53 }, (_, n) => offerNo(n));
    putOffers(...offers);
    const flyer = await open('padaria-aurora');
    expect(offersOn(flyer)).toHaveLength(50);
    const [next = ''] = linksOn(flyer, '/loja/padaria-aurora?');
    const rest = await openPage('GET /loja/{identifier}', {
      params: { identifier: 'padaria-aurora' },
      query: Object.fromEntries(new URLSearchParams(next.split('?')[1])),
    });
    expect(offersOn(rest)).toHaveLength(3);
    expect(new Set([...offersOn(flyer), ...offersOn(rest)]).size).toBe(53);
  });
});

describe('the flyer of an offer', () => {
  it('has the offer first, although 60 others end before it', async () => {
    putOffers(last, ...Array.from({ length: 60 }, (_, n) => offerNo(n)));
    const page = await open(offerId, { loja: 'padaria-aurora' });
    expect(page.status).toBe(200);
    expect(offersOn(page)[0]).toBe(offerId);
    expect(offersOn(page).filter((id) => id === offerId)).toHaveLength(1);
    expect(canonicalOf(page)).toBe(`https://vitrine.test/oferta/${offerId}`);
  });

  it.each([undefined, 'padaria-aurora', 'outra', 'nenhuma'])(
    'is in its shop, whatever the link names: %s',
    async (loja) => {
      putOffers(last);
      const page = await open(offerId, loja === undefined ? {} : { loja });
      expect(page.text).toContain(`data-shop="${shopId}"`);
      expect(linksOn(page, `/folder/${offerId}?`)).toContain(
        `/folder/${offerId}?loja=padaria-aurora&lang=en`,
      );
    },
  );

  it('is the page of its end after its end', async () => {
    putOffers(anOffer({ expirationDate: '2026-11-20', endsAt: '2026-11-21T02:59:59.000Z' }));
    const page = await open(offerId);
    expect([page.status, headingOf(page)]).toEqual([410, 'Esta oferta terminou']);
  });

  it('is 404 after its removal, unless the link names a shop', async () => {
    putOffers(offerNo(1));
    expect(await open(offerId)).toMatchObject({ status: 404, body: { code: 'OFFER_NOT_FOUND' } });
    const page = await open(offerId, { loja: 'padaria-aurora' });
    expect(page.status).toBe(404);
    expect(offersOn(page)).toEqual([offerNo(1).id]);
  });
});
