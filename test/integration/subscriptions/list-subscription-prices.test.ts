import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { isCached } from '#test/support/stories/cached.ts';
import { call } from '#test/support/stories/call.ts';

const { listSubscriptionPrices } = subscriptionRoutes;

describe('listSubscriptionPrices', () => {
  isCached(listSubscriptionPrices);

  it('has a monthly and a yearly price for every size that is not special', async () => {
    const prices = (await call(listSubscriptionPrices)).body.items;
    const sizes = (await call(businessRoutes.listSizeTypes)).body.items;
    const wanted = sizes
      .filter(({ special }) => !special)
      .flatMap(({ id }) => [`${id} MONTHLY`, `${id} YEARLY`]);
    expect(prices.map((price) => `${price.sizeTypeId} ${price.billingCycle}`)).toEqual(wanted);
  });

  it('has prices in reais with at most two decimals', async () => {
    const prices = (await call(listSubscriptionPrices)).body.items;
    for (const { price, currency } of prices) {
      expect(Number(price.toFixed(2))).toBe(price);
      expect(currency).toBe('BRL');
    }
  });
});
