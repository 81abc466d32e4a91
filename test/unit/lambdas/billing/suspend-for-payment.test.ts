import { liftIfPaid, suspendForPayment } from '#lambdas/billing/invoices/suspend-for-payment.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anUnpaidInvoice, aSubscription } from '#test/support/builders/an-invoice.ts';

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
