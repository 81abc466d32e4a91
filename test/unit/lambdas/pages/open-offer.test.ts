import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { strangerId } from '#test/support/builders/people.ts';
import { openedShop, publishedOffer } from '#test/support/builders/whole-items.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  changeAttributes,
  putItems,
  requestsMade,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';
import { canonicalOf, headingOf, linksOn, offersOn, openPage } from './support/open-page.ts';

/** A shop in Recife, and one in Acre, where a day ends two hours later. */
const recife = aShop({ shopIdentifier: 'recife' });
const acre = aShop({
  ...{ id: otherShopId, shopIdentifier: 'acre', timeZone: 'America/Rio_Branco' },
  address: anAddressIn('AC', 'Rio Branco'),
});
const inBoth = (changes: Partial<OfferItem> = {}) =>
  anOffer({
    shopsIds: [shopId, otherShopId],
    expirationDate: '2026-11-30',
    endsAt: '2026-12-01T04:59:59.000Z',
    ...changes,
  });
/** Runs in both shops until the end of the year. */
const other = offerNo(7, { shopsIds: [shopId, otherShopId], title: 'Bolo de rolo' });

/** A live shop of another business, without offers. */
const foreignBusinessId = 'biz_01K9A1B2C3D4E5F6G7H8J9KFFF';
const foreign = aShop({
  id: 'shp_01K9B1B2C3D4E5F6G7H8J9KFFF',
  businessId: foreignBusinessId,
  shopIdentifier: 'alheia',
});

const open = (id: string = offerId, loja?: string, headers = {}) =>
  openPage('GET /oferta/{id}', {
    params: { id },
    headers,
    ...(loja !== undefined && { query: { loja } }),
  });

const holds = (...offers: readonly OfferItem[]) =>
  tableHolds(
    stored.business(aBusiness()),
    stored.business(aBusiness({ id: foreignBusinessId, userId: strangerId, name: 'Alheia' })),
    ...[recife, acre, foreign].flatMap((shop) => openedShop(shop)),
    ...[...offers, other].flatMap((offer) => publishedOffer(offer, [recife, acre])),
  );

const duringBoth = '2026-11-21T12:00:00.000Z';
/** The last day has ended in Recife, but not in Acre. */
const onlyInAcre = '2026-12-01T03:30:00.000Z';
const afterBoth = '2026-12-01T05:00:00.000Z';

beforeEach(() => {
  stopDateAt(duringBoth);
  holds(inBoth());
});

describe('the page of an offer', () => {
  it('is about the shop that its link names, else about the first one', async () => {
    for (const [loja, first, second] of [
      [undefined, 'recife', 'acre'],
      ['recife', 'recife', 'acre'],
      ['acre', 'acre', 'recife'],
      ['A-cre', 'acre', 'recife'],
      [otherShopId, 'acre', 'recife'],
      ['alheia', 'recife', 'acre'],
      ['nenhuma', 'recife', 'acre'],
      ['__proto__', 'recife', 'acre'],
      ['off_01K9C1B2C3D4E5F6G7H8J9KABC', 'recife', 'acre'],
    ] as const) {
      const page = await open(offerId, loja);
      expect(page.status).toBe(200);
      expect(new Set(linksOn(page, '/loja/'))).toEqual(
        new Set([`/loja/${first}`, `/loja/${second}`]),
      );
      expect(page.text).toContain(`<main class="open-main`);
      expect(page.text).toContain(`data-shop="${first === 'acre' ? otherShopId : shopId}"`);
      expect(linksOn(page, `/oferta/${offerId}?loja=${first}&lang=en`)).toHaveLength(1);
      expect(page.text).not.toContain('alheia');
      expect(canonicalOf(page)).toBe(`https://vitrine.test/oferta/${offerId}`);
    }
  });

  it('names a shop by a former identifier, too', async () => {
    putItems({
      ...keys.shopIdentifier('antiga'),
      shopId: otherShopId,
      businessId,
      reservedUntil: '2027-09-01T00:00:00.000Z',
    });
    expect((await open(offerId, 'antiga')).text).toContain(`data-shop="${otherShopId}"`);
  });

  it('names only live shops', async () => {
    changeAttributes(keys.shop(shopId), { shopStatus: 'inactive' });
    for (const loja of [undefined, 'recife', 'acre']) {
      const page = await open(offerId, loja);
      expect(new Set(linksOn(page, '/loja/'))).toEqual(new Set(['/loja/acre']));
    }
  });

  it('has the other offers of the shop', async () => {
    expect(offersOn(await open())).toEqual([offerId, other.id]);
  });

  it('leaves out a damaged offer of the shop', async () => {
    changeAttributes(keys.offer(other.id), { title: 7 });
    const page = await open();
    expect(page.status).toBe(200);
    expect(offersOn(page)).toEqual([offerId]);
  });

  it('says that an offer is sold out', async () => {
    putItems({
      ...keys.offerCounters(offerId),
      availableLimit: 3,
      claimedCount: 3,
      redeemedCount: 0,
    });
    const page = await open();
    expect(page.status).toBe(200);
    expect(page.text).toContain('https://schema.org/SoldOut');
  });

  it('reads everything eventually, in few requests', async () => {
    await open();
    const made = requestsMade();
    expect(
      made.filter(({ input }) => JSON.stringify(input).includes('"ConsistentRead":true')),
    ).toEqual([]);
    expect(made.map(({ command }) => command).sort()).toEqual([
      ...['BatchGet', 'BatchGet', 'BatchGet', 'Get', 'Get', 'Query'],
    ]);
  });
});

describe('an offer that has ended in one of two zones', () => {
  beforeEach(() => stopDateAt(onlyInAcre));

  it('is shown in the other one only, unless the link names the shop where it has ended', async () => {
    for (const loja of [undefined, 'acre', 'alheia']) {
      const page = await open(offerId, loja);
      expect(page.status).toBe(200);
      expect(page.text).toContain(`data-shop="${otherShopId}"`);
      expect(new Set(linksOn(page, '/loja/'))).toEqual(new Set(['/loja/acre']));
    }
  });

  it('has ended on the page of a shop that its link names', async () => {
    const page = await open(offerId, 'recife');
    expect(page.status).toBe(410);
    expect(headingOf(page)).toBe('Esta oferta terminou');
    expect(offersOn(page)).toEqual([other.id]);
    expect(new Set(linksOn(page, '/loja/'))).toEqual(new Set(['/loja/recife']));
  });
});

describe('an offer that is not live', () => {
  it.each([
    ['ended', inBoth(), afterBoth, 410, 'Esta oferta terminou'],
    [
      'is switched off',
      inBoth({ status: 'inactive' }),
      duringBoth,
      404,
      'Esta oferta não está disponível agora',
    ],
    [
      'starts later',
      inBoth({ startDate: '2026-11-25', startsAt: '2026-11-25T03:00:00.000Z' }),
      duringBoth,
      404,
      'Esta oferta ainda não começou',
    ],
  ] as const)(
    'since it %s has the other offers of its shop',
    async (_, offer, now, status, heading) => {
      holds(offer);
      stopDateAt(now);
      for (const [loja, shop] of [
        [undefined, 'recife'],
        ['acre', 'acre'],
        ['alheia', 'recife'],
      ] as const) {
        const page = await open(offerId, loja);
        expect(page.status).toBe(status);
        expect(headingOf(page)).toBe(heading);
        expect(offersOn(page)).toEqual([other.id]);
        expect(new Set(linksOn(page, '/loja/'))).toEqual(new Set([`/loja/${shop}`]));
        expect(canonicalOf(page)).toBeUndefined();
        expect(page.text).not.toContain(offer.title);
        expect(page.headers).not.toHaveProperty('x-error-code');
        expect(page.headers['cache-control']).toContain('s-maxage=5');
      }
    },
  );

  it('since it was removed has the offers of the shop that its link names', async () => {
    const removed = offerNo(99).id;
    const page = await open(removed, 'acre');
    expect(page.status).toBe(404);
    expect(headingOf(page)).toBe('Esta oferta não está disponível agora');
    expect(offersOn(page)).toEqual([offerId, other.id]);
    const without = await open(removed);
    expect(without).toMatchObject({ status: 404, body: { code: 'OFFER_NOT_FOUND' } });
    expect(headingOf(without)).toBe('Não achamos esta oferta');
  });

  it('since it is damaged is like a removed one', async () => {
    changeAttributes(keys.offer(offerId), { title: 7 });
    expect(await open()).toMatchObject({ status: 404, body: { code: 'OFFER_NOT_FOUND' } });
    expect(offersOn(await open(offerId, 'recife'))).toEqual([other.id]);
  });
});

describe('an offer without a live shop', () => {
  it.each([
    [
      'whose business is suspended',
      () => changeAttributes(keys.business(businessId), { status: 'suspended' }),
    ],
    ['whose business is damaged', () => changeAttributes(keys.business(businessId), { name: 7 })],
    [
      'whose shops are switched off or damaged',
      () => {
        changeAttributes(keys.shop(shopId), { shopStatus: 'inactive' });
        changeAttributes(keys.shop(otherShopId), { address: 7 });
      },
    ],
  ])('%s is 404, also on the page of another business', async (_, change) => {
    change();
    for (const loja of [undefined, 'recife', 'alheia']) {
      const page = await open(offerId, loja);
      expect(page).toMatchObject({ status: 404, body: { code: 'OFFER_NOT_FOUND' } });
      expect(page.text).not.toMatch(/Aurora|Alheia|Pão/);
    }
  });
});

it.each(['x', 'OFF_01K9C1B2C3D4E5F6G7H8J9KABC', shopId, '__proto__', 'a/b', '%00'])(
  'the id %s is no offer',
  async (id) => {
    expect(await open(id)).toMatchObject({ status: 404, body: { code: 'OFFER_NOT_FOUND' } });
  },
);

it('a link with a name that is too long is refused', async () => {
  const refused = await open(offerId, 'x'.repeat(121));
  expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  expect(headingOf(refused)).toBe('Este link não funciona');
});
