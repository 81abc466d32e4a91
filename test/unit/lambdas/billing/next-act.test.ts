import { nextAct, reminded } from '#lambdas/billing/next-act.ts';
import { anUnpaidInvoice, aSubscription } from '#test/support/builders/an-invoice.ts';

const unpaid = (reminder = 0, inReviewSince?: string) =>
  aSubscription({
    nextStart: '2027-01-01',
    unpaid: [anUnpaidInvoice({ reminder, ...(inReviewSince && { inReviewSince }) })],
  });

describe('the next act for a subscription', () => {
  it.each([
    ['2026-12-07', 0, undefined],
    ['2026-12-08', 0, 'remind'],
    ['2026-12-11', 1, undefined],
    ['2026-12-12', 1, 'remind'],
    ['2026-12-17', 2, undefined],
    ['2026-12-18', 2, 'remind'],
    ['2026-12-25', 3, undefined],
    ['2026-12-26', 3, 'suspend'],
  ])('is on %s, after reminder %s: %s', (today, reminder, act) => {
    expect(nextAct(unpaid(reminder), today)).toBe(act);
  });

  it('is nothing for an invoice in review', () => {
    expect(nextAct(unpaid(0, '2026-12-20'), '2026-12-31')).toBeUndefined();
  });

  it('is the next invoice on its day, or first the difference to a larger size', () => {
    const subscription = aSubscription({
      yearUpgrade: { on: '2027-01-01', sizeTypeId: 3 },
    });
    expect(nextAct(subscription, '2026-12-31')).toBeUndefined();
    expect(nextAct(subscription, '2027-01-01')).toBe('upgrade');
    expect(nextAct(aSubscription(), '2027-01-01')).toBe('issue');
    expect(nextAct(aSubscription({ nextStart: '2026-12-25' }), '2026-12-31')).toBeUndefined();
  });

  it('is the suspension before the next invoice, and nothing once it is suspended', () => {
    const overdue = unpaid(3);
    expect(nextAct(overdue, '2027-01-01')).toBe('suspend');
    const { nextStart: _, ...stopped } = overdue;
    expect(nextAct({ ...stopped, isSuspended: true }, '2027-01-01')).toBeUndefined();
  });
});

it('of several missed reminders only the last one is sent', () => {
  expect(reminded(unpaid(), '2026-12-20').unpaid[0]?.reminder).toBe(3);
  expect(reminded(unpaid(0, '2026-12-05'), '2026-12-20').unpaid[0]?.reminder).toBe(0);
});
