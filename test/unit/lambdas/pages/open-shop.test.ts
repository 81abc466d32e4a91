import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import type { RequestParts } from '#test/support/builders/a-request.ts';
import { aShop, otherShopId, shopId, shopIdNo } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  changeAttributes,
  consistencyOf,
  putItems,
  queriesMade,
  requestsMade,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { openedShop, publishedOffer, stored } from '#test/support/stored.ts';
import {
  canonicalOf,
  headingOf,
  linksOn,
  nextPageOf,
  offersOn,
  openPage,
} from './support/open-page.ts';

const shop = aShop({ shopIdentifier: 'padaria-aurora' });
const released = {
  ...keys.shopIdentifier('antiga'),
  shopId,
  businessId,
  reservedUntil: '2027-09-01T00:00:00.000Z',
};
const open = (identifier: string, parts: RequestParts = {}) =>
  openPage('GET /loja/{identifier}', { ...parts, params: { identifier } });

/** Stores offers with these numbers, which all run. */
const putOffers = (...numbers: number[]) =>
  putItems(...numbers.flatMap((n) => publishedOffer(offerNo(n), [shop])));

const pagingKeyOf = (link = '') => new URLSearchParams(link.split('?')[1]).get('pagingKey') ?? '';

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  tableHolds(stored.business(aBusiness()), ...openedShop(shop));
});

describe('the page of a shop', () => {
  it.each([
    ['its id', shopId],
    ['capitals', 'Padaria-Aurora'],
    ['other hyphens', 'padariaaurora'],
    ['accents and signs', 'Pádaria Aurora!'],
  ])('named by %s leads to its identifier', async (_, name) => {
    const { status, headers, text } = await open(name);
    expect({ status, location: headers['location'], text }).toEqual({
      status: 302,
      location: '/loja/padaria-aurora',
      text: undefined,
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('named by a former identifier leads to the present one in the same language', async () => {
    putItems(released);
    const inEnglish = { headers: { 'vitrine-language': 'en' }, query: { lang: 'en' } };
    expect((await open('antiga')).headers['location']).toBe('/loja/padaria-aurora');
    expect((await open('antiga', inEnglish)).headers['location']).toBe(
      '/loja/padaria-aurora?lang=en',
    );
  });

  it('has its new identifier while the shop itself is still read as before a renaming', async () => {
    putItems({ ...keys.shopIdentifier('nova'), shopId, businessId });
    putItems({ ...released, ...keys.shopIdentifier('padaria-aurora') });
    expect(await open('nova')).toMatchObject({ status: 200 });
  });

  it('is 410 after the removal of the shop, and after the closing of the business', async () => {
    tableHolds(released);
    const gone = await open('antiga');
    expect(gone).toMatchObject({ status: 410, body: { code: 'SHOP_GONE' } });
    expect(headingOf(gone)).toBe('Esta loja saiu da Vitrine');
    const { shopId: _, businessId: __, ...forNobody } = released;
    tableHolds(forNobody);
    expect(await open('antiga')).toMatchObject({ status: 410, body: { code: 'SHOP_GONE' } });
  });

  it.each([
    [
      'with a suspended business',
      () => changeAttributes(keys.business(businessId), { status: 'suspended' }),
    ],
    [
      'with a business in approval',
      () => changeAttributes(keys.business(businessId), { status: 'pending_approval' }),
    ],
    ['that is switched off', () => changeAttributes(keys.shop(shopId), { shopStatus: 'inactive' })],
    ['that is damaged', () => changeAttributes(keys.shop(shopId), { address: 7 })],
    ['whose business is damaged', () => changeAttributes(keys.business(businessId), { name: 7 })],
  ])('%s is 404, by its identifier, a former one and its id', async (_, change) => {
    change();
    putItems(released);
    for (const name of ['padaria-aurora', 'antiga', shopId]) {
      const missing = await open(name);
      expect(missing).toMatchObject({ status: 404, body: { code: 'SHOP_NOT_FOUND' } });
      expect(headingOf(missing)).toBe('Não achamos esta loja');
      expect(missing.text).not.toContain('Aurora');
      expect(missing.headers['cache-control']).toContain('s-maxage=5');
    }
  });

  it.each(['nenhuma', '-', '__proto__', otherShopId, 'shp_x', '😀'])(
    'is 404 for the unknown name %s',
    async (name) => {
      expect(await open(name)).toMatchObject({ status: 404, body: { code: 'SHOP_NOT_FOUND' } });
    },
  );

  it('has 20 offers, and a link to the others, which search engines do not list', async () => {
    putOffers(...Array.from({ length: 21 }, (_, n) => n));
    const first = await open('padaria-aurora');
    expect(offersOn(first)).toHaveLength(20);
    expect(canonicalOf(first)).toBe('https://vitrine.test/loja/padaria-aurora');
    const pagingKey = pagingKeyOf(nextPageOf(first));
    const second = await open('padaria-aurora', { query: { pagingKey } });
    expect(offersOn(second)).toHaveLength(1);
    expect(new Set([...offersOn(first), ...offersOn(second)]).size).toBe(21);
    expect([nextPageOf(second), canonicalOf(second)]).toEqual([undefined, undefined]);
  });

  it('finds a running offer behind many that start later', async () => {
    const soon = {
      ...{ startDate: '2026-11-25', startsAt: '2026-11-25T03:00:00.000Z' },
      ...{ expirationDate: '2026-11-30', endsAt: '2026-12-01T02:59:59.000Z' },
    };
    for (let n = 1; n < 131; n += 1) putItems(...publishedOffer(offerNo(n, soon), [shop]));
    putOffers(200);
    const page = await open('padaria-aurora');
    expect(offersOn(page)).toEqual([offerNo(200).id]);
    expect(page.text).not.toContain('Nenhuma oferta');
  });

  it('is 400 with a paging key of another shop or of nothing', async () => {
    const other = aShop({ id: otherShopId, shopIdentifier: 'outra' });
    putItems(
      ...openedShop(other),
      ...Array.from({ length: 21 }, (_, n) => publishedOffer(offerNo(n), [other])).flat(),
    );
    const pagingKey = pagingKeyOf(nextPageOf(await open('outra')));
    for (const key of [pagingKey, 'nonsense', pagingKey.slice(0, -4)]) {
      const refused = await open('padaria-aurora', { query: { pagingKey: key } });
      expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_PAGING_KEY' } });
      expect(headingOf(refused)).toBe('Este link não funciona');
    }
  });

  it('leaves out damaged offers and offers that are switched off', async () => {
    putOffers(1, 2, 3);
    changeAttributes(keys.offer(offerNo(2).id), { title: 7 });
    changeAttributes(keys.offer(offerNo(3).id), { status: 'inactive' });
    expect(offersOn(await open('padaria-aurora'))).toEqual([offerNo(1).id]);
  });

  it('shows sold-out offers last', async () => {
    putOffers(1, 2);
    putItems({
      ...keys.offerCounters(offerNo(1).id),
      availableLimit: 3,
      claimedCount: 3,
      redeemedCount: 0,
    });
    expect(offersOn(await open('padaria-aurora'))).toEqual([offerNo(2).id, offerNo(1).id]);
  });

  it('names the other live shops of the business, without reading more about them', async () => {
    const others = [1, 2, 3].map((n) => aShop({ id: shopIdNo(n), shopIdentifier: `outra-${n}` }));
    putItems(...others.flatMap((other) => openedShop(other)));
    changeAttributes(keys.shop(shopIdNo(2)), { shopStatus: 'inactive' });
    changeAttributes(keys.shop(shopIdNo(3)), { address: 7 });
    const page = await open('padaria-aurora');
    expect(linksOn(page, '/loja/outra')).toEqual(['/loja/outra-1']);
    expect(consistencyOf(keys.shopCounters(shopIdNo(1)))).toBeUndefined();
  });

  it('reads strongly only who has the identifier', async () => {
    putItems(...openedShop(aShop({ id: otherShopId, shopIdentifier: 'outra' })));
    putOffers(1);
    await open('padaria-aurora');
    const strong = requestsMade().filter(({ input }) =>
      JSON.stringify(input).includes('"ConsistentRead":true'),
    );
    expect(strong.map(({ command, input }) => [command, input['Key']])).toEqual([
      ['Get', keys.shopIdentifier('padaria-aurora')],
    ]);
    expect(queriesMade()).toHaveLength(2);
  });
});
