import { quickOfferDays } from '#web/features/offers/offer-values.ts';

describe('the last days to choose from', () => {
  it.each([
    ['2026-11-22', 'week 2026-11-29, month 2026-11-30, year 2026-12-31, nextYear 2027-12-31'],
    ['2026-11-23', 'week 2026-11-30, year 2026-12-31, nextYear 2027-12-31'],
    ['2026-12-20', 'week 2026-12-27, month 2026-12-31, nextYear 2027-12-31'],
    ['2026-12-31', 'week 2027-01-07, month 2026-12-31, nextYear 2027-12-31'],
    ['2028-02-10', 'week 2028-02-17, month 2028-02-29, year 2028-12-31, nextYear 2029-12-31'],
  ])('on %s are %s', (today, days) => {
    expect(
      quickOfferDays(today)
        .map(({ name, day }) => `${name} ${day}`)
        .join(', '),
    ).toBe(days);
  });
});
