import { discountPercentOf } from '#contract/discount.ts';

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
