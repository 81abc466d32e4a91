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
    const january = { periodStart: '2027-01-01', periodEnd: '2027-01-31', amount: 59.9 };
    expect(shownOn('2026-12-31').nextInvoice).toEqual({
      ...january,
      on: '2027-01-01',
      dueDate: '2027-01-11',
    });
    expect(shownOn('2027-01-03').nextInvoice).toEqual({
      ...january,
      on: '2027-01-03',
      dueDate: '2027-01-13',
    });
  });

  it('is due on the next banking day, ten days after its issue', () => {
    // 11/12/2027 is a Saturday.
    expect(shownOn('2027-11-20', { nextStart: '2027-12-01' }).nextInvoice).toMatchObject({
      on: '2027-12-01',
      dueDate: '2027-12-13',
    });
  });

  it('joins a short first part, and says the days that it charges', () => {
    expect(shownOn('2026-12-20', { nextStart: '2026-12-25' }).nextInvoice).toMatchObject({
      on: '2027-01-01',
      periodStart: '2026-12-25',
      periodEnd: '2027-01-31',
    });
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
    const next = { on: '2027-06-01', dueDate: '2027-06-11', amount: 300 };
    const larger = shownOn('2027-05-20', year, aBusiness({ sizeTypeId: 3 }));
    expect(larger.nextInvoice).toMatchObject(next);
    // New prices hold from the next year on.
    expect(larger.nextPeriodStart).toBe('2027-12-15');
    // The size was changed back since.
    expect(shownOn('2027-05-20', year).nextInvoice).toMatchObject(next);
  });

  it('is none while the business is not billed', () => {
    const { nextStart: _, ...stopped } = aSubscription();
    const facts = { business: aBusiness(), agreements: [], now: new Date('2026-12-31T15:00:00Z') };
    expect(shownSubscription(stopped, facts)).not.toHaveProperty('nextInvoice');
  });
});

describe('the other billing cycle', () => {
  it('holds from the next invoice on, with its amount and due day', () => {
    const shown = shownOn('2026-12-20');
    expect(shown.nextPeriodStart).toBe('2027-01-01');
    expect(shown.otherCycle).toEqual({
      billingCycle: 'YEARLY',
      isImmediate: false,
      nextInvoice: {
        on: '2027-01-01',
        dueDate: '2027-01-11',
        periodStart: '2027-01-01',
        periodEnd: '2027-12-31',
        amount: 599,
      },
    });
  });

  it('is the running one while another one is chosen for the next invoice', () => {
    expect(shownOn('2026-12-20', { nextBillingCycle: 'YEARLY' }).otherCycle).toMatchObject({
      billingCycle: 'MONTHLY',
      nextInvoice: { amount: 59.9 },
    });
  });

  it('holds at once before the first invoice, also without a day of the first invoice', () => {
    const { invoicedThrough: _, ...trial } = aSubscription({ nextStart: '2026-12-25' });
    const facts = { business: aBusiness(), agreements: [], now: new Date('2026-12-20T15:00:00Z') };
    // A year begins on its own first day, and joins no short part.
    expect(shownSubscription(trial, facts)).toMatchObject({
      nextPeriodStart: '2026-12-25',
      otherCycle: { isImmediate: true, nextInvoice: { on: '2026-12-25', amount: 599 } },
    });
    const { nextStart: _start, ...waiting } = trial;
    expect(shownSubscription(waiting, facts).otherCycle).toEqual({
      billingCycle: 'YEARLY',
      isImmediate: true,
    });
  });

  it('changes nothing in a short part that has begun', () => {
    const shown = shownOn('2026-12-27', { nextStart: '2026-12-25' });
    expect(shown.nextPeriodStart).toBe('2027-01-01');
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
    expect(shown).not.toHaveProperty('otherCycle');
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
