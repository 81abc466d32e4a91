import type { Subscription } from '#contract/billing/subscriptions.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import type { SubscriptionItem } from '#lambdas/billing/subscription.ts';
import { shownSubscription } from '#lambdas/billing/subscriptions/shown-subscription.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anUnpaidInvoice, aSubscription } from '#test/support/builders/an-invoice.ts';

type Given = Parameters<typeof aSubscription>[0];
type Agreements = readonly ReturnType<typeof anAgreement>[];

const anAgreement = (monthlyPrice: number, validFrom: string) => ({
  ...{ maxShops: 9, maxValidatorsPerShop: 9, maxActiveOffers: 900 },
  ...{ monthlyPrice, validFrom, note: 'Contrato 12' },
});

const shown = (
  day: string,
  subscription: SubscriptionItem,
  business = aBusiness(),
  agreements: Agreements = [],
) => {
  const now = new Date(`${day}T15:00:00.000Z`);
  return shownSubscription(subscription, { business, agreements, now });
};

/** Returns the displayed subscription of the bakery on a day. */
const shownOn = (day: string, given: Given = {}, business?: Business, agreed?: Agreements) =>
  shown(day, aSubscription(given), business, agreed);

const january = { periodStart: '2027-01-01', periodEnd: '2027-01-31', amount: 59.9 };

describe('the overdue state of a subscription', () => {
  const unpaid = [
    anUnpaidInvoice({ start: '2026-11-01', dueDate: '2026-11-11', suspendsOn: '2026-12-30' }),
    anUnpaidInvoice(),
  ];
  const inReview = [anUnpaidInvoice({ inReviewSince: '2026-12-10' })];

  it.each([
    ['is absent on the earliest due day', '2026-11-11', unpaid, undefined, undefined],
    ['begins the day after it', '2026-11-12', unpaid, '2026-11-11', '2026-12-30'],
    ['shows the earliest suspension', '2026-12-12', unpaid, '2026-11-11', '2026-12-26'],
    ['ignores invoices in review', '2026-12-20', inReview, undefined, undefined],
  ])('%s', (_, day, given, overdueSince, suspendsOn) => {
    const { overdueSince: since, suspendsOn: on } = shownOn(day, { unpaid: given });
    expect([since, on]).toEqual([overdueSince, suspendsOn]);
  });
});

describe('the next invoice', () => {
  it.each<[string, string, Given, Subscription['nextInvoice']]>([
    [
      'covers the next period',
      '2026-12-31',
      {},
      { ...january, on: '2027-01-01', dueDate: '2027-01-11' },
    ],
    [
      'is issued today if the schedule is late',
      '2027-01-03',
      {},
      { ...january, on: '2027-01-03', dueDate: '2027-01-13' },
    ],
  ])('%s', (_, day, given, nextInvoice) => {
    expect(shownOn(day, given).nextInvoice).toEqual(nextInvoice);
  });

  it('is none while the business is not billed', () => {
    const { nextStart: _, ...stopped } = aSubscription();
    expect(shown('2026-12-31', stopped)).not.toHaveProperty('nextInvoice');
  });

  it('uses the billing cycle from then on, not the price of today', () => {
    expect(shownOn('2026-12-31', { nextBillingCycle: 'YEARLY' })).toMatchObject({
      ...{ billingCycle: 'MONTHLY', nextBillingCycle: 'YEARLY', price: 59.9 },
      nextInvoice: { amount: 599 },
    });
  });

  it('is the difference to a larger size if that comes first', () => {
    const year: Given = {
      billingCycle: 'YEARLY',
      yearCents: 59900,
      nextStart: '2027-12-15',
      invoicedThrough: '2027-12-14',
      yearUpgrade: { on: '2027-06-01', sizeTypeId: 3 },
    };
    // Six of twelve months of R$ 1.199,00 less R$ 599,00, also if the size was changed back since.
    const nextInvoice = { on: '2027-06-01', dueDate: '2027-06-11', amount: 300 };
    for (const sizeTypeId of [3, 2] as const) {
      // New prices hold from the next year on.
      expect(shownOn('2027-05-20', year, aBusiness({ sizeTypeId }))).toMatchObject({
        nextInvoice,
        nextPeriodStart: '2027-12-15',
      });
    }
  });
});

describe('the other billing cycle', () => {
  const { invoicedThrough: _, ...trial } = aSubscription({ nextStart: '2026-12-25' });

  it('holds from the next invoice on, with its amount and due day', () => {
    const year = { ...january, periodEnd: '2027-12-31', amount: 599 };
    expect(shownOn('2026-12-20')).toMatchObject({
      nextPeriodStart: '2027-01-01',
      otherCycle: {
        ...{ billingCycle: 'YEARLY', isImmediate: false },
        nextInvoice: { ...year, on: '2027-01-01', dueDate: '2027-01-11' },
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
    // A year begins on its own first day, and joins no short part.
    expect(shown('2026-12-20', trial)).toMatchObject({
      nextPeriodStart: '2026-12-25',
      otherCycle: { isImmediate: true, nextInvoice: { on: '2026-12-25', amount: 599 } },
    });
    const { nextStart: _start, ...waiting } = trial;
    const otherCycle = { billingCycle: 'YEARLY', isImmediate: true };
    expect(shown('2026-12-20', waiting).otherCycle).toEqual(otherCycle);
  });

  it('changes nothing in a short part that has begun', () => {
    const { nextPeriodStart } = shownOn('2026-12-27', { nextStart: '2026-12-25' });
    expect(nextPeriodStart).toBe('2027-01-01');
  });
});

describe('the special size type', () => {
  const agreements = [anAgreement(500, '2026-12-01'), anAgreement(600, '2027-01-01')];

  it.each([
    // The next invoice is by the agreement that holds then.
    ['the current agreement', '2026-12-31', {}, { on: '2027-01-01', amount: 600 }],
    [
      'the first future agreement if none has begun',
      '2026-11-20',
      { nextStart: '2026-12-01' },
      { on: '2026-12-01', amount: 500 },
    ],
  ])('shows %s, without the note of staff', (_, day, given, nextInvoice) => {
    const special = shownOn(day, given, aBusiness({ sizeTypeId: 99 }), agreements);
    const agreement = { monthlyPrice: 500, validFrom: '2026-12-01', maxActiveOffers: 900 };
    expect(special).toMatchObject({ agreement, nextInvoice });
    for (const absent of ['price', 'otherCycle', 'agreement.note']) {
      expect(special).not.toHaveProperty(absent);
    }
  });
});
