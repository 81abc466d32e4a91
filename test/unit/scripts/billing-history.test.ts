import { dayIn } from '#contract/brazil/time-zones.ts';
import { addDays } from '#contract/statistics/period.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';
import { statusOn } from '#lambdas/billing/invoices/invoice-record.ts';
import { nextAct } from '#lambdas/billing/next-act.ts';
import { newSubscription } from '#lambdas/billing/subscription.ts';
import { demoAccount } from '#lib/config/billing-account.ts';
import { billingHistory } from '#scripts/seed/billing-history.ts';
import { seedBusinesses } from '#scripts/seed/businesses.ts';
import type { InvoiceOutcome, SeedBilling } from '#scripts/seed/seed-data.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';

const shownAs: Readonly<Record<InvoiceOutcome, string>> = {
  paid: 'paid',
  open: 'open',
  overdue: 'overdue',
  in_review: 'in_review',
  refused: 'overdue, refused',
  suspends: 'overdue',
};

/** Days with month ends of each length, the holidays of December, and Carnival. */
const days = Array.from({ length: 120 }, (_, index) => addDays('2026-11-01', index));

const billed = seedBusinesses.flatMap(({ business, billing }) =>
  billing ? [[business.name, { sizeTypeId: business.sizeTypeId, billing }] as const] : [],
);

function historyOn(today: string, billing: SeedBilling, sizeTypeId: 1 | 2 | 3 | 4 | 5 | 99 = 2) {
  const business = aBusiness({ sizeTypeId });
  const before = { business, subscription: newSubscription(business) };
  return billingHistory(before, billing, { issuer: demoAccount.issuer, today });
}

describe.each(billed)('the billing of %s', (_, { sizeTypeId, billing }) => {
  it('is the same on any day, and leaves nothing for the schedule to do', () => {
    for (const today of days) {
      const { invoices, subscription } = historyOn(today, billing, sizeTypeId);
      const shown = invoices.map((invoice) =>
        [statusOn(invoice, today), ...(invoice.rejectionReason ? ['refused'] : [])].join(', '),
      );
      expect([today, shown]).toEqual([today, billing.invoices.map((outcome) => shownAs[outcome])]);
      expect([today, nextAct(subscription, today)]).toEqual([today, undefined]);
    }
  });

  it('contains nothing of the future, and no invoice before its period begins', () => {
    for (const today of days) {
      for (const invoice of historyOn(today, billing, sizeTypeId).invoices) {
        const { periodStart, issueDate, paidOn = issueDate, reviewSince } = invoice;
        const since = reviewSince ? dayIn(moneyZone, new Date(reviewSince)) : issueDate;
        expect([periodStart, issueDate, paidOn, since, today].toSorted().at(-1)).toBe(today);
        expect([periodStart, issueDate, paidOn].toSorted()).toEqual([
          periodStart,
          issueDate,
          paidOn,
        ]);
      }
    }
  });
});

describe('the billing of the demo data', () => {
  const today = '2026-11-24';

  it('ends a trial today, of a business that was approved thirty days before', () => {
    const { business, subscription } = historyOn(today, { invoices: [] });
    const { createdAt, approvedAt = '', trialEndsAt = '' } = business;
    expect(
      [createdAt, approvedAt, trialEndsAt].map((at) => dayIn(moneyZone, new Date(at))),
    ).toEqual(['2026-10-25', '2026-10-25', today]);
    expect(subscription.nextStart).toBe('2026-11-25');
  });

  it('suspends a business that did not pay, and invoices nothing since', () => {
    const history = historyOn(today, { invoices: ['paid', 'suspends'] });
    expect(history.business).toMatchObject({ status: 'suspended', suspendedBy: ['payment'] });
    expect(history.subscription).toMatchObject({ isSuspended: true, lastNumber: 2 });
    expect(history.subscription.nextStart).toBeUndefined();
  });

  it('begins an agreement with the first invoice, which has its price', () => {
    const limits = { maxShops: 8, maxValidatorsPerShop: 4, maxActiveOffers: 40 };
    const agreement = { ...limits, monthlyPrice: 189.9, note: 'Por telefone' };
    const history = historyOn(today, { invoices: ['paid', 'paid'], agreement }, 99);
    expect(history.agreement).toEqual({ ...agreement, validFrom: '2026-10-01' });
    expect(history.business.agreedLimits).toEqual([{ ...limits, validFrom: '2026-10-01' }]);
    expect(history.invoices.map(({ amountCents }) => amountCents)).toEqual([18990, 18990]);
  });
});
