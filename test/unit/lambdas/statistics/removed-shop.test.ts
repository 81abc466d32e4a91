import { routeKeyOf } from '#contract/http/route.ts';
import { statisticsRoutes } from '#contract/statistics/routes.ts';
import { handler } from '#lambdas/entries/api/statistics.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { count, redeemed, reversed } from '#test/support/counted-events.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const otherId = `${businessId.slice(0, -3)}THR`;
const november = { from: '2026-11-01', to: '2026-11-30' };

/** Asks for the statistics of the removed shop, as its owner or as the owner of another business. */
const ask = (period: Record<string, string> = november, id = businessId, userId = ownerId) =>
  invokeHandler(
    handler,
    aRequest(routeKeyOf(statisticsRoutes.getStatistics), {
      as: { userId },
      params: { id },
      query: { ...period, shopId },
    }),
  );

beforeEach(() => {
  stopDateAt('2026-11-25T12:00:00.000Z');
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(aBusiness()),
    stored.user(aUser({ userId: strangerId, businessId: otherId })),
    stored.business(aBusiness({ id: otherId, userId: strangerId })),
  );
});

describe('the statistics of a removed shop', () => {
  it('are shown as in the list of shops, in a period with numbers of the shop', async () => {
    await count(redeemed());
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      totals: { redemptions: 1, offerRevenue: 5.49 },
      byShop: [{ shopId, redemptions: 1 }],
    });
    expect((await ask({ from: '2025-12-01', to: '2026-11-21' })).status).toBe(200);
  });

  it('are shown if everything was rolled back, or a counter only refused', async () => {
    await count(redeemed(), reversed());
    expect((await ask()).status).toBe(200);
    tableHolds(stored.user(aUser({ businessId })), stored.business(aBusiness()), {
      ...keys.statisticsOfYear(businessId, 'S', '2026', shopId),
      ...{ refused11: 1 },
    });
    expect((await ask()).status).toBe(200);
  });

  it('are not found in a period without numbers of the shop', async () => {
    await count(redeemed());
    for (const period of [
      { from: '2026-10-01', to: '2026-10-31' },
      { from: '2025-11-01', to: '2025-11-30' },
      { from: '2025-12-01', to: '2026-10-31' },
    ]) {
      expect((await ask(period)).body).toMatchObject({ status: 404, code: 'SHOP_NOT_FOUND' });
    }
  });

  it('are not found by another business without numbers of the shop', async () => {
    await count(redeemed());
    expect((await ask(november, otherId, strangerId)).body['code']).toBe('SHOP_NOT_FOUND');
  });

  it('are not found while the shop belongs to another business, whatever numbers exist', async () => {
    await count(redeemed());
    putItems(stored.shop(aShop({ businessId: otherId, userId: strangerId })));
    expect((await ask()).body['code']).toBe('SHOP_NOT_FOUND');
  });
});
