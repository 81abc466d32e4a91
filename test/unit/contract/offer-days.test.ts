import { lastOfferDay, offerYears } from '#contract/offers/offer-rules.ts';

describe('the years of a new offer', () => {
  it.each([
    ['2026-01-01', [2027, 2026], '2027-12-31'],
    ['2026-12-31', [2027, 2026], '2027-12-31'],
    ['2027-01-01', [2028, 2027], '2028-12-31'],
  ])('on %s are %j, and it may run until %s', (today, years, last) => {
    expect(offerYears(today)).toEqual(years);
    expect(lastOfferDay(today)).toBe(last);
  });
});
