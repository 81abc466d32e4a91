import { discountPercentOf, isUnusualDiscount } from '#contract/offers/offer-rules.ts';

describe('a discount', () => {
  it.each([
    [890, 549, 38],
    [1000, 500, 50],
    [1000, 999, 0],
    [1000, 991, 0],
    [1000, 990, 1],
    [10_000, 1, 99],
    [300, 200, 33],
    [300, 100, 66],
    [900, 630, 30],
  ])('from %i to %i cents is %i per cent, rounded down', (original, offer, percent) => {
    expect(discountPercentOf(original, offer)).toBe(percent);
  });

  it.each([
    [1000, 1000],
    [1000, 1200],
    [0, 0],
    [0, 500],
  ])('does not exist from %i to %i cents', (original, offer) => {
    expect(discountPercentOf(original, offer)).toBe(0);
  });
});

describe('a discount that should be confirmed', () => {
  it('is above 70 per cent, exact to the cent', () => {
    expect(isUnusualDiscount(10_000, 3001)).toBe(false);
    expect(isUnusualDiscount(10_000, 3000)).toBe(false);
    // Above 70 per cent, although it is displayed as 70.
    expect(isUnusualDiscount(10_000, 2999)).toBe(true);
    expect(isUnusualDiscount(249_990, 2499)).toBe(true);
  });

  it('does not exist if the price is not reduced', () => {
    expect(isUnusualDiscount(1000, 1000)).toBe(false);
    expect(isUnusualDiscount(1000, 5000)).toBe(false);
    expect(isUnusualDiscount(0, 0)).toBe(false);
  });
});
