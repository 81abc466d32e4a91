import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { call } from '#test/support/operations/call.ts';

it('listSubscriptionPrices has a monthly and a yearly price in reais for each size that is not special', async () => {
  const { items } = (await call(subscriptionRoutes.listSubscriptionPrices)).body;
  expect(items.map((price) => [price.sizeTypeId, price.billingCycle])).toEqual(
    [1, 2, 3, 4, 5].flatMap((id) => ['MONTHLY', 'YEARLY'].map((cycle) => [id, cycle])),
  );
  expect(items[2]).toMatchObject({ price: 59.9, currency: 'BRL' });
});
