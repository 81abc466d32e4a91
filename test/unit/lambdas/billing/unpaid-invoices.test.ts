import { inReview, refused, reopened } from '#lambdas/billing/invoices/unpaid-invoices.ts';
import { anUnpaidInvoice, aSubscription, periodStart } from '#test/support/builders/an-invoice.ts';

/** Due on 11 December; suspends on the 26th. */
const subscription = aSubscription({ unpaid: [anUnpaidInvoice()] });

const refusedAfter = (sentOn: string, refusedOn: string) =>
  refused(inReview(subscription, periodStart, sentOn), periodStart, refusedOn).unpaid[0];

describe('a refused receipt', () => {
  it.each([
    ['before the due day, refused before it', '2026-12-05', '2026-12-08', '2026-12-26'],
    ['before the due day, refused after it', '2026-12-05', '2026-12-13', '2026-12-28'],
    ['after the due day', '2026-12-20', '2026-12-24', '2026-12-30'],
    ['on the last day', '2026-12-25', '2027-01-10', '2027-01-13'],
    ['where less than three days were left', '2026-12-24', '2026-12-24', '2026-12-27'],
  ])('that was sent %s, moves the suspension', (_, sentOn, refusedOn, suspendsOn) => {
    const entry = refusedAfter(sentOn, refusedOn);
    expect(entry?.suspendsOn).toBe(suspendsOn);
    expect(entry).not.toHaveProperty('inReviewSince');
  });

  it('is not followed by a reminder that was due during the review', () => {
    expect(refusedAfter('2026-12-05', '2026-12-08')?.reminder).toBe(1);
    expect(refusedAfter('2026-12-10', '2026-12-20')?.reminder).toBe(3);
  });
});

it('another receipt does not restart the review', () => {
  const first = inReview(subscription, periodStart, '2026-12-12');
  const twice = inReview(first, periodStart, '2026-12-20');
  expect(twice.unpaid[0]?.inReviewSince).toBe('2026-12-12');
});

it.each([
  ['2026-12-12', '2026-12-26'],
  ['2027-02-01', '2027-02-04'],
])('a payment reopened on %s leaves at least three days: the suspension is on %s', (today, day) => {
  const entry = { start: periodStart, dueDate: '2026-12-11' };
  const after = reopened(aSubscription(), entry, { today, graceDays: 15 });
  expect(after.unpaid[0]?.suspendsOn).toBe(day);
});
