import { statisticsRoutes } from '#contract/statistics/routes.ts';
import { addViews } from '#lambdas/statistics/store/views-store.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { owner } from '#test/support/builders/people.ts';
import { cancelled, claimed, count } from '#test/support/counted-events.ts';
import { call } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { aBakery } from '#test/support/stored.ts';

describe('getReach', () => {
  it.each([
    ['view', () => addViews({ ownerId: businessId, businessId, day: '2026-11-21', views: 1 })],
    ['claim, whatever becomes of it', () => count(claimed(), cancelled())],
  ])('begins with the first %s', async (_, happen) => {
    await tableHolds(...aBakery());
    const request = { as: owner, params: { id: businessId } };
    const isReached = async () => (await call(statisticsRoutes.getReach, request)).body.isReached;
    expect(await isReached()).toBe(false);
    await happen();
    expect(await isReached()).toBe(true);
  });
});
