import { bankingDayFrom } from '#lambdas/billing/invoices/issue.ts';

it.each([
  ['a working day', '2026-12-11', '2026-12-11'],
  ['a Saturday', '2026-12-12', '2026-12-14'],
  ['a national holiday on a Friday', '2026-12-25', '2026-12-28'],
  ['the Monday of Carnival, and its Tuesday', '2027-02-08', '2027-02-10'],
  ['the Tuesday of Carnival', '2028-02-29', '2028-03-01'],
  ['a Monday before a national holiday, on which banks work', '2026-04-20', '2026-04-20'],
  ['Corpus Christi', '2027-05-27', '2027-05-28'],
  ['the last days of a year', '2027-01-01', '2027-01-04'],
])('%s, %s, leads to %s', (_, day, expected) => {
  expect(bankingDayFrom(day)).toBe(expected);
});
