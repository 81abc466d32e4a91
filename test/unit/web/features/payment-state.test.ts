import { aShownInvoice } from '#test/support/builders/an-invoice.ts';
import { overdueOf } from '#web/product/billing/payment-state.ts';
import { partOfMonth } from '#web/product/billing/period-text.ts';

describe('the overdue invoices of a business', () => {
  it('are summed up without the open, reviewed and paid ones', () => {
    const overdue = aShownInvoice({ status: 'overdue', amount: 59.9, suspendsOn: '2026-12-26' });
    const earlier = { dueDate: '2026-11-11', amount: 0.1, suspendsOn: '2026-12-20' };
    const others = (['open', 'in_review', 'paid', 'cancelled'] as const).map((status) =>
      aShownInvoice({ status, dueDate: '2026-01-11', suspendsOn: '2026-01-26' }),
    );
    expect(overdueOf([overdue, ...others, { ...overdue, ...earlier }])).toEqual({
      count: 2,
      amount: 60,
      since: '2026-11-11',
      suspendsOn: '2026-12-20',
    });
    expect(overdueOf(others)).toBeUndefined();
  });
});

describe('the part of a month that an invoice charges', () => {
  it.each([
    ['a whole month', '2026-12-01', '2026-12-31'],
    ['a year from the first of a month', '2026-12-01', '2027-11-30'],
    ['a year from within a month', '2026-12-25', '2027-12-24'],
    ['the rest of a paid year', '2027-06-01', '2027-12-14'],
  ])('is none for %s', (_, periodStart, periodEnd) => {
    expect(partOfMonth({ periodStart, periodEnd })).toBeUndefined();
  });

  it('has the days to the end of the month', () => {
    expect(partOfMonth({ periodStart: '2026-11-10', periodEnd: '2026-11-30' })).toEqual({
      ...{ periodStart: '2026-11-10', periodEnd: '2026-11-30' },
      ...{ days: 21, daysOfMonth: 30 },
    });
  });

  it('is joined with the next month if it is short, also over the end of a year', () => {
    expect(partOfMonth({ periodStart: '2026-12-25', periodEnd: '2027-01-31' })).toEqual({
      ...{ periodStart: '2026-12-25', periodEnd: '2026-12-31' },
      ...{ days: 7, daysOfMonth: 31, joinedMonth: '2027-01-01' },
    });
  });
});
