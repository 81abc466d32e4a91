import { liftIfPaid, suspendForPayment } from '#lambdas/billing/invoices/suspend-for-payment.ts';
import { inReview, refused, reopened } from '#lambdas/billing/invoices/unpaid-invoices.ts';
import { nextAct, reminded } from '#lambdas/billing/next-act.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anUnpaidInvoice, aSubscription, periodStart } from '#test/support/builders/an-invoice.ts';

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

const today = '2026-12-26';
const now = new Date(`${today}T12:00:00.000Z`);
const overdue = anUnpaidInvoice({ suspendsOn: today });
const suspendedBy = (...suspendedBy: ('payment' | 'staff')[]) =>
  aBusiness({ status: 'suspended', suspendedBy });

describe('a suspension for an unpaid invoice', () => {
  const subscription = aSubscription({ unpaid: [overdue] });

  it('ends the billing, so that no next invoice is shown meanwhile', () => {
    const after = suspendForPayment({ subscription, business: aBusiness() }, { now });
    expect(after.subscription).toMatchObject({ isSuspended: true, unpaid: [overdue] });
    expect(after.subscription).not.toHaveProperty('nextStart');
    expect(after.business).toMatchObject({ status: 'suspended', suspendedBy: ['payment'] });
  });

  it.each([
    ['is suspended for payment already', suspendedBy('staff', 'payment')],
    ['has left', undefined],
  ])('changes no business that %s', (_, business) => {
    const after = suspendForPayment({ subscription, business }, { now });
    expect(after.business).toBe(business);
    expect(after.subscription.isSuspended).toBe(true);
  });
});

describe('lifting a suspension for payment', () => {
  const { nextStart: _, ...stopped } = aSubscription({ isSuspended: true });
  const lift = (unpaid: readonly (typeof overdue)[] = [], business = suspendedBy('payment')) =>
    liftIfPaid({ subscription: { ...stopped, unpaid }, business }, { now, today });

  it.each([
    ['if nothing is unpaid', []],
    ['beside an invoice that may be paid in time', [anUnpaidInvoice({ suspendsOn: '2026-12-27' })]],
  ])('resumes the billing after the last invoiced period %s', (_, unpaid) => {
    expect(lift(unpaid)).toMatchObject({
      subscription: { isSuspended: false, nextStart: '2027-01-01' },
      business: { status: 'active' },
    });
  });

  it.each([
    ['another one is overdue for too long', [overdue]],
    ['staff review that one', [{ ...overdue, inReviewSince: '2026-12-25' }]],
  ])('waits if %s', (_, unpaid) => {
    expect(lift(unpaid)).toMatchObject({
      subscription: { isSuspended: true },
      business: { status: 'suspended' },
    });
  });

  it('keeps a suspension by staff, and nothing is invoiced', () => {
    const { subscription, business } = lift([], suspendedBy('payment', 'staff'));
    expect(subscription).toMatchObject({ isSuspended: false });
    expect(subscription).not.toHaveProperty('nextStart');
    expect(business).toMatchObject({ status: 'suspended', suspendedBy: ['staff'] });
  });
});
