import fc from 'fast-check';
import { discountPercentOf, isUnusualDiscount } from '#contract/offers/offer-rules.ts';
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

  it('does not fall as the price of the offer falls', () =>
    holds(
      fc.property(anyCents, anyCents, anyCents, (original, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(discountPercentOf(original, low)).toBeGreaterThanOrEqual(
          discountPercentOf(original, high),
        );
        if (isUnusualDiscount(original, high)) expect(isUnusualDiscount(original, low)).toBe(true);
      }),
    ));
});
