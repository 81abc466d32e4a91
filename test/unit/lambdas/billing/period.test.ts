import fc from 'fast-check';
import { addDays } from '#contract/statistics/period.ts';
import { dayCount } from '#lambdas/billing/invoices/days.ts';
import {
  endOfPeriod,
  issueDayOf,
  partsOfPeriod,
  wholeMonthsUntil,
} from '#lambdas/billing/invoices/period.ts';
import { holds } from '#test/support/holds.ts';

const december = { start: '2026-12-23', end: '2026-12-31', days: 9, daysOfPrice: 31 };
const january = { start: '2027-01-01', end: '2027-01-31', days: 31, daysOfPrice: 31 };

it.each([
  ['is a calendar month if it begins on the first', [january], '2027-01-01'],
  [
    'that begins later is charged by its days, if these are at least ten',
    [{ ...december, start: '2026-12-22', days: 10 }],
    '2026-12-22',
  ],
  ['of fewer than ten days is invoiced with the next month', [december, january], '2027-01-01'],
])('a period by the month %s', (_, parts, issueDay) => {
  const { start } = parts[0] ?? december;
  expect(partsOfPeriod(start, 'MONTHLY')).toEqual(parts);
  expect(issueDayOf(start, 'MONTHLY')).toBe(issueDay);
  expect(endOfPeriod(start, 'MONTHLY')).toBe(parts.at(-1)?.end);
});

describe('a period by the year', () => {
  it.each([
    ['2026-12-15', '2027-12-14'],
    ['2027-01-31', '2028-01-30'],
    ['2028-02-29', '2029-02-27'],
  ])('from %s ends on %s', (start, end) => {
    expect(endOfPeriod(start, 'YEARLY')).toBe(end);
    expect(issueDayOf(start, 'YEARLY')).toBe(start);
  });

  it.each([
    ['2027-01-01', 11],
    ['2027-11-01', 1],
    ['2027-12-01', 0],
  ])('that ends on 14 December 2027 has from %s %s whole months', (from, months) => {
    expect(wholeMonthsUntil(from, '2027-12-14')).toBe(months);
  });
});

it('periods follow each other without a gap, and their parts fill them', async () => {
  const firstDay = fc.integer({ min: 0, max: 2000 }).map((count) => addDays('2026-01-01', count));
  const cycle = fc.constantFrom('MONTHLY' as const, 'YEARLY' as const);
  await holds(
    fc.property(firstDay, cycle, (start, each) => {
      const parts = partsOfPeriod(start, each);
      const end = endOfPeriod(start, each);
      const days = parts.reduce((sum, part) => sum + part.days, 0);
      expect(days).toBe(dayCount(start, end) + 1);
      expect(issueDayOf(start, each) <= end).toBe(true);
      if (each === 'MONTHLY') expect(addDays(end, 1)).toMatch(/-01$/);
    }),
  );
});
