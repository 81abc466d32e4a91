import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { changeAttributes, putItems, requestsMade } from '#test/support/memory-table/table.ts';
import { duringBoth, holds, inBoth, open, other } from './support/offer-in-two-shops.ts';
import { canonicalOf, linksOn, offersOn } from './support/open-page.ts';

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

  it('has the other offers of the shop, without damaged ones', async () => {
    expect(offersOn(await open())).toEqual([offerId, other.id]);
    changeAttributes(keys.offer(other.id), { title: 7 });
    expect(offersOn(await open())).toEqual([offerId]);
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

it.each(['x', 'OFF_01K9C1B2C3D4E5F6G7H8J9KABC', shopId])('the id %s is no offer', async (id) => {
  expect(await open(id)).toMatchObject({ status: 404, body: { code: 'OFFER_NOT_FOUND' } });
});
