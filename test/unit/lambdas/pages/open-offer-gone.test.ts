import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { changeAttributes } from '#test/support/memory-table/table.ts';
import {
  afterBoth,
  duringBoth,
  holds,
  inBoth,
  onlyInAcre,
  open,
  other,
} from './support/offer-in-two-shops.ts';
import { canonicalOf, headingOf, linksOn, offersOn } from './support/open-page.ts';

beforeEach(() => {
  stopDateAt(duringBoth);
  holds(inBoth());
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
