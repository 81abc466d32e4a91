import { nextAct, reminded } from '#lambdas/billing/next-act.ts';
import { anUnpaidInvoice, aSubscription } from '#test/support/builders/an-invoice.ts';

const unpaid = (reminder = 0, inReviewSince?: string) =>
  aSubscription({
    unpaid: [anUnpaidInvoice({ reminder, ...(inReviewSince && { inReviewSince }) })],
  });
const { nextStart: _, ...stopped } = unpaid(3);
const suspended = { ...stopped, isSuspended: true };
const shortPart = aSubscription({ nextStart: '2026-12-25' });
const larger = aSubscription({ yearUpgrade: { on: '2027-01-01', sizeTypeId: 3 } });

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

  it.each([
    ['nothing for an invoice in review', unpaid(0, '2026-12-20'), '2026-12-31', undefined],
    ['nothing before the day of a larger size', larger, '2026-12-31', undefined],
    ['the larger size before the next invoice', larger, '2027-01-01', 'upgrade'],
    ['the next invoice on its day', aSubscription(), '2027-01-01', 'issue'],
    ['nothing for a short part before the next month', shortPart, '2026-12-31', undefined],
    ['the suspension before the next invoice', unpaid(3), '2027-01-01', 'suspend'],
    ['nothing for a suspended business', suspended, '2027-01-01', undefined],
  ])('is %s', (_, subscription, today, act) => {
    expect(nextAct(subscription, today)).toBe(act);
  });
});

it('of several missed reminders only the last one is sent', () => {
  expect(reminded(unpaid(), '2026-12-20').unpaid[0]?.reminder).toBe(3);
  expect(reminded(unpaid(0, '2026-12-05'), '2026-12-20').unpaid[0]?.reminder).toBe(0);
});
