import { keys } from '#lambdas/shared/table/keys.ts';
import { countOffers, dropEmptyDays, runningOffers } from '#lambdas/shops/shop-offer-counts.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';

describe('the offers that run in a shop', () => {
  const counts = {
    ...keys.shopOfferCounts(shopId),
    shopVersion: 7,
    on: 10,
    'ends#2026-11-20': 2,
    'ends#2026-11-21': 3,
    'ends#2026-12-31': 5,
    'starts#2026-11-01': 4,
    'starts#2026-11-22': 1,
  };

  it.each([
    ['on the day that the next ends', '2026-11-21', 7],
    ['on the day after, when another starts', '2026-11-22', 5],
    ['on the day before', '2026-11-20', 9],
    ['before those that start', '2026-10-31', 5],
    ['once all are over', '2027-01-01', 0],
  ])('%s are those on, not ended before and not still to start', (_, today, running) => {
    expect(runningOffers(counts, today)).toBe(running);
  });

  it('are none where nothing was ever counted', () => {
    expect(runningOffers(undefined, '2026-11-21')).toBe(0);
  });

  it('are counted under the days of each', () => {
    const days = { startDate: '2026-12-01', expirationDate: '2026-12-31' };
    expect(countOffers(aShop(), days, 3).action.Update).toMatchObject({
      Key: keys.shopOfferCounts(shopId),
      UpdateExpression: 'ADD #on :by, #ends :by, #starts :by',
      ExpressionAttributeNames: {
        '#on': 'on',
        '#ends': 'ends#2026-12-31',
        '#starts': 'starts#2026-12-01',
      },
      ExpressionAttributeValues: { ':by': 3 },
    });
  });

  it('leave nothing to drop while every past day has some', () => {
    expect(dropEmptyDays(shopId, counts, '2027-01-01')).toEqual([]);
  });
});
