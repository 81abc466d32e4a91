import { planPricesOf } from '#contract/billing/plan-prices.ts';
import { plans } from '#contract/billing/plans.ts';
import { sizeTypes } from '#lambdas/businesses/sizes/size-types.ts';
import { upgradeExample } from '#web/features/billing/components/plan/plan-prices.ts';

const prices = planPricesOf(
  plans.prices.map((price) => ({ ...price, currency: 'BRL', trialDays: 30, active: true })),
);

const exampleFor = (id: number) => {
  const example = upgradeExample(sizeTypes, prices, id);
  return example && [example.from.id, example.to.id, example.amount];
};

describe('the prices of plans', () => {
  it('have the saving of a year to the cent', () => {
    expect(prices.get(2)).toEqual({ month: 59.9, year: 599, saving: 119.8, trialDays: 30 });
    expect(prices.get(99)).toBeUndefined();
  });
});

describe('the example of a larger size', () => {
  it('is the next larger one, for six of twelve months', () => {
    expect(exampleFor(2)).toEqual([2, 3, 300]);
  });

  it('leads to the largest size from the largest one, and begins with the smallest for the special one', () => {
    expect(exampleFor(5)).toEqual([4, 5, 3000]);
    expect(exampleFor(99)).toEqual([1, 2, 150]);
  });

  it('is none while no prices are known', () => {
    expect(upgradeExample(sizeTypes, planPricesOf([]), 2)).toBeUndefined();
  });
});
