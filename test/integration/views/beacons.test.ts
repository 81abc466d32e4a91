import { viewRoutes } from '#contract/statistics/view-routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { storedUnder } from '#test/support/stories/table.ts';

const agents = {
  robot: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
  phone: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/150.0.0.0 Mobile Safari/537.36',
};

it('beacons of browsers, with a bad token, too, are counted for offer, shop and business without data of their senders', async () => {
  const { offer, shop, business } = await anOwnedOffer();
  const send = (body: object, agent: keyof typeof agents) => {
    const headers = { 'user-agent': agents[agent], authorization: 'Bearer none' };
    return call(viewRoutes.countViews, { body, headers });
  };
  const seen = { kind: 'offer', ids: [offer.id], shopId: shop.id };
  expect((await send(seen, 'robot')).status).toBe(204);
  expect((await send(seen, 'phone')).status).toBe(204);
  expect((await send({ kind: 'shop', ids: [shop.id] }, 'phone')).status).toBe(204);
  await eventually(async () => {
    const rows = await Promise.all(
      [offer, shop, business].map(({ id }) => storedUnder(keys.viewsOfDay(id, '').PK)),
    );
    const views = rows.map((days) => days.reduce((sum, day) => sum + Number(day['views']), 0));
    expect(views).toEqual([1, 2, 2]);
    const attributes = ['PK', 'SK', 'businessId', 'ttl', 'views'];
    for (const row of rows.flat()) expect(Object.keys(row).sort()).toEqual(attributes);
  });
});
