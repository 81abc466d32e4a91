import { statisticsRoutes } from '#contract/statistics/routes.ts';
import { viewRoutes } from '#contract/statistics/view-routes.ts';
import { call } from '#test/support/stories/call.ts';
import { aClaimOf } from '#test/support/stories/claims.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import type { Person } from '#test/support/stories/people.ts';

async function isReached(as: Person, { id }: { readonly id: string }): Promise<unknown> {
  return (await call(statisticsRoutes.getReach, { as, params: { id } })).body.isReached;
}

describe('getReach', () => {
  it('tells an owner whether anybody has seen the flyer', async () => {
    const { owner, business, shop } = await anOwnedOffer();
    expect(await isReached(owner, business)).toBe(false);
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/150.0.0.0 Mobile' };
    await call(viewRoutes.countViews, { body: { kind: 'shop', ids: [shop.id] }, headers });
    await eventually(async () => expect(await isReached(owner, business)).toBe(true));
  });

  it('tells an owner whether anybody has claimed an offer', async () => {
    const { owner, business, offer } = await anOwnedOffer();
    await aClaimOf(offer);
    await eventually(async () => expect(await isReached(owner, business)).toBe(true));
  });
});
