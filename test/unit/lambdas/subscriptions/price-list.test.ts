import { subscriptionRoutes } from '#contract/routes/subscriptions.ts';
import { sizeTypes } from '#lambdas/businesses/size-types.ts';
import { priceList } from '#lambdas/subscriptions/price-list.ts';

describe('the prices of a subscription', () => {
  it('are one monthly and one yearly price for each size type except the special one', () => {
    expect(priceList.map(({ sizeTypeId, billingCycle }) => [sizeTypeId, billingCycle])).toEqual(
      sizeTypes
        .filter(({ special }) => !special)
        .flatMap(({ id }) => [
          [id, 'MONTHLY'],
          [id, 'YEARLY'],
        ]),
    );
    expect(priceList.map(({ id }) => id)).toEqual(
      priceList.map(
        ({ sizeTypeId, billingCycle }) => `${billingCycle.toLowerCase()}-${sizeTypeId}`,
      ),
    );
    expect(priceList.filter(({ active }) => !active)).toEqual([]);
  });

  it('match the contract and grow with the size', () => {
    const answer = subscriptionRoutes.listSubscriptionPrices.responses[200];
    expect(answer.safeParse({ items: priceList }).success).toBe(true);
    const monthly = priceList.filter(({ billingCycle }) => billingCycle === 'MONTHLY');
    const amounts = monthly.map(({ price }) => price);
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  });

  it('have a yearly price of ten monthly prices', () => {
    for (const { sizeTypeId, price } of priceList.filter((p) => p.billingCycle === 'YEARLY')) {
      const month = priceList.find(
        (other) => other.sizeTypeId === sizeTypeId && other.billingCycle === 'MONTHLY',
      );
      expect(Math.round(price * 100)).toBe(Math.round((month?.price ?? 0) * 1000));
    }
  });
});
