import { discountPercentOf, isUnusualDiscount } from '#contract/discount.ts';

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
  ])('from %i to %i cents promises %i per cent and never more', (original, offer, percent) => {
    expect(discountPercentOf(original, offer)).toBe(percent);
  });

  it.each([
    [1000, 1000],
    [1000, 1200],
    [0, 0],
    [0, 500],
  ])('from %i to %i cents is none', (original, offer) => {
    expect(discountPercentOf(original, offer)).toBe(0);
  });
});

describe('a discount that should be confirmed', () => {
  it('is one above 70 per cent, to the cent', () => {
    expect(isUnusualDiscount(10_000, 3001)).toBe(false);
    expect(isUnusualDiscount(10_000, 3000)).toBe(false);
    // Rounded down, this one is 70 per cent too.
    expect(isUnusualDiscount(10_000, 2999)).toBe(true);
    expect(isUnusualDiscount(249_990, 2499)).toBe(true);
  });

  it('is none where the price does not fall', () => {
    expect(isUnusualDiscount(1000, 1000)).toBe(false);
    expect(isUnusualDiscount(1000, 5000)).toBe(false);
    expect(isUnusualDiscount(0, 0)).toBe(false);
  });
});
