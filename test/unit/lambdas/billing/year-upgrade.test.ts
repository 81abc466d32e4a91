import { plans } from '#contract/billing/plans.ts';
import type { SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { billBusiness } from '#lambdas/billing/bill-business.ts';
import { chargeOfPeriod } from '#lambdas/billing/invoices/issue.ts';
import { resized } from '#lambdas/billing/invoices/upgrade.ts';
import { resumed } from '#lambdas/billing/next-start.ts';
import { findSubscription } from '#lambdas/billing/store/subscription-store.ts';
import { stopped } from '#lambdas/billing/subscription.ts';
import { shownSubscription } from '#lambdas/billing/subscriptions/shown-subscription.ts';
import { resizeBilling } from '#lambdas/billing/sync-subscription.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aSubscription } from '#test/support/builders/an-invoice.ts';
import { itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

/** A paid year of size 2. */
const aYear = aSubscription({
  ...{ billingCycle: 'YEARLY', yearCents: 59900 },
  ...{ nextStart: '2027-12-15', invoicedThrough: '2027-12-14' },
});

const ofSize = (sizeTypeId: SizeTypeId) => aBusiness({ sizeTypeId });

const priced = (sizeTypeId: SizeTypeId) => ({
  ...{ business: ofSize(sizeTypeId), agreements: [], plans },
});

const noon = (day: string) => new Date(`${day}T15:00:00.000Z`);

describe('a larger size on the due day of another upgrade that is not charged yet', () => {
  const first = { on: '2027-06-01', sizeTypeId: 3 } as const;
  const due = { ...aYear, yearUpgrade: first };

  it('is charged after the first upgrade, which keeps its month', async () => {
    tableHolds(stored.business(ofSize(4)), stored.subscription(due));
    await commit(await resizeBilling(ofSize(3), ofSize(4), undefined, noon('2027-06-01')));
    // Six months of R$ 1.199,00 less R$ 599,00, then five of R$ 2.999,00 less R$ 1.199,00.
    await billBusiness(businessId, noon('2027-06-01'));
    expect(itemsOfKind('BILLING INVOICE')).toMatchObject([
      { periodStart: '2027-06-01', amountCents: 30000 },
    ]);
    const after = (await findSubscription(businessId)) ?? aYear;
    tableHolds(stored.business(ofSize(4)), stored.subscription({ ...after, unpaid: [] }));
    await billBusiness(businessId, noon('2027-07-01'));
    expect(itemsOfKind('BILLING INVOICE')).toMatchObject([
      { periodStart: '2027-07-01', amountCents: 75000 },
    ]);
    expect(await findSubscription(businessId)).not.toHaveProperty('yearUpgrade');
  });

  it('is shown with its own additional price and day', () => {
    const facts = { business: ofSize(3), agreements: [], now: noon('2027-06-01') };
    expect(shownSubscription(due, facts).upgrades?.[0]).toEqual({
      ...{ sizeTypeId: 4, on: '2027-07-01', amount: 750 },
    });
  });

  it('is the only upgrade charged after a suspension', () => {
    const when = { today: '2027-06-01', isActive: true };
    const both = resized(due, priced(3), priced(4), when);
    expect(resumed(stopped(both), ofSize(4), '2027-08-10').yearUpgrade).toEqual({
      ...{ on: '2027-09-01', sizeTypeId: 4 },
    });
  });
});

describe('a larger size in a paid year without a whole month left', () => {
  const charged = (
    today: string,
    [from, to]: readonly [SizeTypeId, SizeTypeId],
    given: Partial<typeof aYear> = {},
  ) => {
    const before = { ...aYear, ...given };
    const subscription = resized(before, priced(from), priced(to), { today, isActive: true });
    return chargeOfPeriod(subscription, priced(to)).lines.map(({ totalCents }) => totalCents);
  };

  it('is charged for the rest of the month, or of the year if that ends earlier', () => {
    // Eleven of 30 days, and ten of 31, of R$ 899,90 less R$ 59,90.
    expect(charged('2027-11-20', [2, 5])).toEqual([899900, 30800]);
    expect(charged('2027-12-05', [2, 5])).toEqual([899900, 27097]);
  });

  it('is charged to the end of the month if months follow', () => {
    const monthly = { nextBillingCycle: 'MONTHLY' } as const;
    // Seventeen of 31 days of R$ 59,90, and 27 of R$ 840,00.
    expect(charged('2027-12-05', [2, 5], monthly)).toEqual([3285, 73161]);
  });

  it('is charged for the price above the invoiced price of the year', () => {
    expect(charged('2027-12-05', [1, 2])).toEqual([59900]);
    // Ten of 31 days of R$ 119,90 less a twelfth of R$ 599,00.
    expect(charged('2027-12-05', [1, 3])).toEqual([119900, 2257]);
  });
});
