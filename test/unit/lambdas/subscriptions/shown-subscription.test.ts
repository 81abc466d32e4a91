import { shownSubscription } from '#lambdas/billing/subscriptions/shown-subscription.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anUnpaidInvoice, aSubscription } from '#test/support/builders/an-invoice.ts';

const anAgreement = (monthlyPrice: number, validFrom: string) => ({
  ...{ maxShops: 9, maxValidatorsPerShop: 9, maxActiveOffers: 900 },
  monthlyPrice,
  validFrom,
  note: 'Contrato 12',
});

type Agreements = readonly ReturnType<typeof anAgreement>[];

/** Returns the displayed subscription of the bakery on a day. */
function shownOn(
  day: string,
  subscription: Parameters<typeof aSubscription>[0] = {},
  business: BusinessItem = aBusiness(),
  agreements: Agreements = [],
) {
  const now = new Date(`${day}T15:00:00.000Z`);
  return shownSubscription(aSubscription(subscription), { business, agreements, now });
}

describe('the overdue state of a subscription', () => {
  const unpaid = [
    anUnpaidInvoice({ start: '2026-11-01', dueDate: '2026-11-11', suspendsOn: '2026-12-30' }),
    anUnpaidInvoice(),
  ];

  it('begins the day after the earliest due day', () => {
    expect(shownOn('2026-11-11', { unpaid })).not.toHaveProperty('overdueSince');
    expect(shownOn('2026-11-12', { unpaid })).toMatchObject({
      overdueSince: '2026-11-11',
      suspendsOn: '2026-12-30',
    });
  });

  it('shows the earliest day on which an overdue invoice suspends the business', () => {
    expect(shownOn('2026-12-12', { unpaid }).suspendsOn).toBe('2026-12-26');
  });

  it('ignores invoices in review', () => {
    const inReview = [anUnpaidInvoice({ inReviewSince: '2026-12-10' })];
    const shown = shownOn('2026-12-20', { unpaid: inReview });
    expect(shown).not.toHaveProperty('overdueSince');
    expect(shown).not.toHaveProperty('suspendsOn');
  });
});

describe('the next invoice', () => {
  it('covers the next period, and is issued today if the schedule is late', () => {
    expect(shownOn('2026-12-31').nextInvoice).toEqual({ on: '2027-01-01', amount: 59.9 });
    expect(shownOn('2027-01-03').nextInvoice).toEqual({ on: '2027-01-03', amount: 59.9 });
  });

  it('uses the billing cycle from then on, not the price of today', () => {
    expect(shownOn('2026-12-31', { nextBillingCycle: 'YEARLY' })).toMatchObject({
      billingCycle: 'MONTHLY',
      nextBillingCycle: 'YEARLY',
      price: 59.9,
      nextInvoice: { amount: 599 },
    });
  });

  it('is the difference to a larger size if that comes first', () => {
    const year = {
      billingCycle: 'YEARLY',
      yearCents: 59900,
      nextStart: '2027-12-15',
      invoicedThrough: '2027-12-14',
      yearUpgrade: { on: '2027-06-01', sizeTypeId: 3 },
    } as const;
    // Six of twelve months of R$ 1.199,00 less R$ 599,00.
    const next = { on: '2027-06-01', amount: 300 };
    expect(shownOn('2027-05-20', year, aBusiness({ sizeTypeId: 3 })).nextInvoice).toEqual(next);
    // The size was changed back since.
    expect(shownOn('2027-05-20', year).nextInvoice).toEqual(next);
  });

  it('is none while the business is not billed', () => {
    const { nextStart: _, ...stopped } = aSubscription();
    const facts = { business: aBusiness(), agreements: [], now: new Date('2026-12-31T15:00:00Z') };
    expect(shownSubscription(stopped, facts)).not.toHaveProperty('nextInvoice');
  });
});

describe('the special size type', () => {
  const special = aBusiness({ sizeTypeId: 99 });
  const agreements = [anAgreement(500, '2026-12-01'), anAgreement(600, '2027-01-01')];

  it('shows the current agreement, without the note of staff, and the next invoice by the next agreement', () => {
    const shown = shownOn('2026-12-31', {}, special, agreements);
    expect(shown).toMatchObject({
      agreement: { monthlyPrice: 500, validFrom: '2026-12-01', maxActiveOffers: 900 },
      nextInvoice: { on: '2027-01-01', amount: 600 },
    });
    expect(shown).not.toHaveProperty('price');
    expect(shown.agreement).not.toHaveProperty('note');
  });

  it('shows the first future agreement if none has begun', () => {
    const subscription = { nextStart: '2026-12-01' };
    expect(shownOn('2026-11-20', subscription, special, agreements)).toMatchObject({
      agreement: { validFrom: '2026-12-01' },
      nextInvoice: { on: '2026-12-01', amount: 500 },
    });
  });
});
