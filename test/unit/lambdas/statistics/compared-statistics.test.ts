import { routeKeyOf } from '#contract/http/route.ts';
import { statisticsRoutes } from '#contract/statistics/routes.ts';
import { handler } from '#lambdas/entries/api/statistics.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const week = { from: '2026-11-18', to: '2026-11-24' };
const weekBefore = { from: '2026-11-11', to: '2026-11-17' };
const lately = '2026-11-16T12:00:00.000Z';

async function comparedTo(query: Record<string, string> = {}, userId = ownerId) {
  const { status, body } = await invokeHandler(
    handler,
    aRequest(routeKeyOf(statisticsRoutes.getStatistics), {
      as: { userId },
      params: { id: businessId },
      query: { ...week, ...query },
    }),
  );
  expect(status).toBe(200);
  return body['comparedTo'];
}

const given = (made: {
  readonly business?: string;
  readonly shop?: string;
  readonly offer?: string;
}) =>
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.user(aUser({ userId: strangerId, businessId, shopId })),
    stored.business(aBusiness(made.business === undefined ? {} : { createdAt: made.business })),
    stored.shop(aShop(made.shop === undefined ? {} : { createdAt: made.shop })),
    stored.offer(anOffer(made.offer === undefined ? {} : { createdAt: made.offer })),
  );

beforeEach(() => stopDateAt('2026-11-25T12:00:00.000Z'));

test('the statistics of a business, a shop and an offer are compared with the period before', async () => {
  given({});
  for (const query of [{}, { shopId }, { offerId }]) {
    expect(await comparedTo(query)).toMatchObject(weekBefore);
  }
});

test('a business that is younger than the period before is compared with nothing', async () => {
  given({ business: lately });
  expect(await comparedTo()).toBeUndefined();
});

test('a new shop of an old business is compared with nothing, also for its validator', async () => {
  given({ shop: lately });
  expect(await comparedTo()).toMatchObject(weekBefore);
  expect(await comparedTo({ shopId })).toBeUndefined();
  expect(await comparedTo({}, strangerId)).toBeUndefined();
});

test('a new offer of an old shop is compared with nothing', async () => {
  given({ offer: lately });
  expect(await comparedTo({ shopId })).toMatchObject(weekBefore);
  expect(await comparedTo({ offerId })).toBeUndefined();
});
