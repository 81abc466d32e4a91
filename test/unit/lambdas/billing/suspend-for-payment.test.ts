import { liftIfPaid, suspendForPayment } from '#lambdas/billing/invoices/suspend-for-payment.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anUnpaidInvoice, aSubscription } from '#test/support/builders/an-invoice.ts';

const now = new Date('2026-12-26T12:00:00.000Z');
const today = '2026-12-26';
const overdue = anUnpaidInvoice({ start: '2026-12-01', suspendsOn: today });
const suspendedBy = (...suspendedBy: ('payment' | 'staff')[]) =>
  aBusiness({ status: 'suspended', suspendedBy });

describe('a suspension for an unpaid invoice', () => {
  it('ends the billing, so that no next invoice is shown meanwhile', () => {
    const { subscription, business } = suspendForPayment(
      { subscription: aSubscription({ unpaid: [overdue] }), business: aBusiness() },
      { now },
    );
    expect(subscription).toMatchObject({ isSuspended: true, unpaid: [overdue] });
    expect(subscription).not.toHaveProperty('nextStart');
    expect(business).toMatchObject({ status: 'suspended', suspendedBy: ['payment'] });
  });

  it('changes neither a business that is already suspended for payment nor a business that has left', () => {
    const suspended = suspendedBy('staff', 'payment');
    const subscription = aSubscription();
    expect(suspendForPayment({ subscription, business: suspended }, { now }).business).toBe(
      suspended,
    );
    expect(suspendForPayment({ subscription, business: undefined }, { now })).toMatchObject({
      business: undefined,
      subscription: { isSuspended: true },
    });
  });
});

describe('lifting a suspension for payment', () => {
  const { nextStart: _, ...stopped } = aSubscription({ isSuspended: true });
  const lift = (unpaid = [] as (typeof overdue)[], business = suspendedBy('payment')) =>
    liftIfPaid({ subscription: { ...stopped, unpaid }, business }, { now, today });

  it('resumes the billing after the last invoiced period', () => {
    expect(lift()).toMatchObject({
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

  it('does not wait for an invoice that may still be paid in time', () => {
    expect(lift([anUnpaidInvoice({ suspendsOn: '2026-12-27' })]).business?.status).toBe('active');
  });

  it('keeps a suspension by staff, and nothing is invoiced', () => {
    const { subscription, business } = lift([], suspendedBy('payment', 'staff'));
    expect(subscription).toMatchObject({ isSuspended: false });
    expect(subscription).not.toHaveProperty('nextStart');
    expect(business).toMatchObject({ status: 'suspended', suspendedBy: ['staff'] });
  });
});
