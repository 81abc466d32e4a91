import { daysIn, daysOf, periodBefore } from '#contract/statistics/period.ts';

describe('the days of a period', () => {
  it.each([
    ['2026-02-27', '2026-03-01', 3],
    ['2024-02-28', '2024-03-01', 3],
    ['2026-11-24', '2026-11-24', 1],
    ['2026-11-24', '2026-11-23', 0],
  ])('from %s to %s are %i', (from, to, count) => {
    expect(daysOf({ from, to })).toBe(count);
    expect(daysIn({ from, to })).toHaveLength(count);
  });

  it('are all days from the first to the last', () => {
    const days = ['2026-12-31', '2027-01-01', '2027-01-02'];
    expect(daysIn({ from: '2026-12-31', to: '2027-01-02' })).toEqual(days);
  });
});

describe('the period before another', () => {
  it.each([
    ['2026-11-18', '2026-11-24', '2026-11-11', '2026-11-17'],
    ['2026-01-01', '2026-01-01', '2025-12-31', '2025-12-31'],
  ])('of %s to %s is %s to %s', (from, to, before, last) => {
    expect(periodBefore({ from, to })).toEqual({ from: before, to: last });
  });
});
