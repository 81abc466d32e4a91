import fc from 'fast-check';
import {
  discountPercentOf,
  isUnusualDiscount,
  lastOfferDay,
  offerYears,
} from '#contract/offers/offer-rules.ts';
import { holds } from '#test/support/holds.ts';

const anyCents = fc.integer({ min: 1, max: 100_000_000 });

describe('a discount', () => {
  it('never promises more than the prices give, and at most one per cent less', () =>
    holds(
      fc.property(anyCents, anyCents, (original, offer) => {
        const percent = discountPercentOf(original, offer);
        const saved = Math.max(0, original - offer);
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent * original).toBeLessThanOrEqual(saved * 100);
        expect((percent + 1) * original).toBeGreaterThan(saved * 100);
      }),
      { runs: 2000 },
    ));

  it.each([
    [1000, 990, 1],
    [1000, 991, 0],
    [1000, 1000, 0],
    [1000, 1200, 0],
    [0, 0, 0],
    [0, 500, 0],
  ])('from %i to %i cents is %i per cent', (original, offer, percent) => {
    expect(discountPercentOf(original, offer)).toBe(percent);
  });

  it.each([
    [10_000, 3000, false],
    // Above 70 per cent, although it is displayed as 70.
    [10_000, 2999, true],
    [1000, 1000, false],
    [1000, 5000, false],
    [0, 0, false],
  ])('from %i to %i cents should be confirmed: %p', (original, offer, isUnusual) => {
    expect(isUnusualDiscount(original, offer)).toBe(isUnusual);
  });
});

describe('the years of a new offer', () => {
  it.each([
    ['2026-12-31', [2027, 2026], '2027-12-31'],
    ['2027-01-01', [2028, 2027], '2028-12-31'],
  ])('on %s are %j, and it may run until %s', (today, years, last) => {
    expect(offerYears(today)).toEqual(years);
    expect(lastOfferDay(today)).toBe(last);
  });
});
