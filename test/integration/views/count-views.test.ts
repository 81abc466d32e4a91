import { dayIn } from '#contract/brazil/time-zones.ts';
import { viewRoutes } from '#contract/statistics/view-routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { storedUnder } from '#test/support/stories/table.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

/** Sends a beacon like a browser, or with other headers. */
const send = (body: object, headers: Record<string, string> = { 'user-agent': phone }) =>
  call(viewRoutes.countViews, { body, headers });

/** The views of a business, a shop or an offer on all days, because a test may run over midnight. */
async function viewsOf(id: string): Promise<number> {
  const rows = await storedUnder(keys.viewsOfDay(id, '').PK);
  return rows.reduce((sum, { views }) => sum + Number(views), 0);
}

const eventuallySeen = (id: string, views: number) =>
  eventually(async () => expect(await viewsOf(id)).toBe(views));

describe('countViews', () => {
  it('counts an offer for itself, its shop and its business, on the day of the shop', async () => {
    const { offer, shop, business } = await anOwnedOffer();
    const before = dayIn(shop.timeZone, new Date());
    expect((await send({ kind: 'offer', ids: [offer.id], shopId: shop.id })).status).toBe(204);
    for (const id of [offer.id, shop.id, business.id]) await eventuallySeen(id, 1);
    const [row] = await storedUnder(keys.viewsOfDay(offer.id, '').PK);
    expect([before, dayIn(shop.timeZone, new Date())].map((day) => `DAY#${day}`)).toContain(
      row?.['SK'],
    );
    expect(Object.keys(row ?? {}).sort()).toEqual(['PK', 'SK', 'businessId', 'ttl', 'views']);
    await send({ kind: 'shop', ids: [shop.id] });
    await eventuallySeen(business.id, 2);
    expect(await viewsOf(offer.id)).toBe(1);
  });

  it('counts neither robots, nor unknown items, nor items outside the named shop', async () => {
    const [{ offer, shop }, elsewhere] = [await anOwnedOffer(), await anOwnedShop()];
    const ids = [offer.id];
    const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    expect((await send({ kind: 'offer', ids }, robot)).status).toBe(204);
    for (const body of [
      { kind: 'offer', ids, shopId: elsewhere.shop.id },
      { kind: 'offer', ids: ['off_01K9A1B2C3D4E5F6G7H8J9KVWX'] },
      { kind: 'shop', ids: ['shp_01K9A1B2C3D4E5F6G7H8J9KVWX'] },
    ]) {
      expect((await send(body)).status).toBe(204);
    }
    // Only this beacon counts; the earlier ones were sent before it.
    await send({ kind: 'shop', ids: [shop.id] });
    await eventuallySeen(shop.id, 1);
    expect(await viewsOf(offer.id)).toBe(0);
    expect(await viewsOf(elsewhere.shop.id)).toBe(0);
  });

  it('refuses 51 ids, and ids of another kind', async () => {
    const { offer, shop } = await anOwnedOffer();
    const many = await send({ kind: 'offer', ids: Array(51).fill(offer.id) });
    expect(many).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(many.errors).toEqual([{ path: 'ids', code: 'TOO_MANY' }]);
    expect((await send({ kind: 'offer', ids: [shop.id] })).code).toBe('VALIDATION_FAILED');
  });

  it('ignores tokens', async () => {
    const [{ shop }, person] = [await anOwnedShop(), await aPerson()];
    for (const token of [person.token, 'none']) {
      const headers = { 'user-agent': phone, authorization: `Bearer ${token}` };
      expect((await send({ kind: 'shop', ids: [shop.id] }, headers)).status).toBe(204);
    }
    await eventuallySeen(shop.id, 2);
  });
});
