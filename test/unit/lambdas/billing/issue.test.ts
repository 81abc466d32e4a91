import { plans } from '#contract/billing/plans.ts';
import {
  type Billing,
  chargeOfPeriod,
  chargeOfUpgrade,
  issued,
} from '#lambdas/billing/invoices/issue.ts';
import { resized } from '#lambdas/billing/invoices/upgrade.ts';
import { demoAccount } from '#lib/config/billing-account.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aSubscription, invoiceIdFor } from '#test/support/builders/an-invoice.ts';

const billing = (changes: Partial<Billing> = {}): Billing => ({
  business: aBusiness({ legalName: 'Aurora Pães Ltda' }),
  agreements: [],
  plans,
  issuer: demoAccount.issuer,
  today: '2027-01-01',
  ...changes,
});

const anAgreement = (monthlyPrice: number, validFrom: string) => ({
  maxShops: 1,
  maxValidatorsPerShop: 1,
  maxActiveOffers: 1,
  note: 'Contrato',
  monthlyPrice,
  validFrom,
});

describe('the invoice of a month', () => {
  const charge = chargeOfPeriod(aSubscription({ lastNumber: 6 }), billing());
  const { invoice, subscription } = issued(charge, billing());

  it('has amount, customer and issuer as they are now', () => {
    expect(invoice).toMatchObject({
      id: invoiceIdFor('2027-01-01'),
      number: `${businessId.slice(-10)}-0007`,
      periodStart: '2027-01-01',
      periodEnd: '2027-01-31',
      subscriptionPriceId: 'monthly-2',
      issuer: demoAccount.issuer,
      customer: {
        name: 'Padaria Aurora',
        legalName: 'Aurora Pães Ltda',
        taxId: '11222333000181',
      },
      amountCents: 5990,
      status: 'open',
      issueDate: '2027-01-01',
      // The tenth day after the issue, a Monday.
      dueDate: '2027-01-11',
    });
    expect(invoice.lines).toEqual([
      {
        description: 'Assinatura mensal, Microempresa, 01/01/2027 a 31/01/2027',
        quantity: 1,
        unitCents: 5990,
        totalCents: 5990,
      },
    ]);
  });

  it('advances the subscription', () => {
    expect(subscription).toMatchObject({
      nextStart: '2027-02-01',
      invoicedThrough: '2027-01-31',
      lastNumber: 7,
      unpaid: [
        { start: '2027-01-01', dueDate: '2027-01-11', suspendsOn: '2027-01-26', reminder: 0 },
      ],
    });
  });
});

it('a short part and the month after it are two lines that add up to the amount', () => {
  const { lines, amountCents, end } = chargeOfPeriod(
    aSubscription({ nextStart: '2026-12-25' }),
    billing(),
  );
  // Seven of 31 days of R$ 59,90, rounded half up.
  expect(lines.map(({ totalCents }) => totalCents)).toEqual([1353, 5990]);
  expect(lines[0]?.description).toContain('(7 de 31 dias)');
  expect({ amountCents, end }).toEqual({ amountCents: 7343, end: '2027-01-31' });
});

it('a changed billing cycle applies from the next invoice on', () => {
  const { after, amountCents, end } = chargeOfPeriod(
    aSubscription({ nextBillingCycle: 'YEARLY' }),
    billing(),
  );
  expect({ amountCents, end }).toEqual({ amountCents: 59900, end: '2027-12-31' });
  expect(after).toMatchObject({ billingCycle: 'YEARLY', yearCents: 59900 });
  expect(after).not.toHaveProperty('nextBillingCycle');
});

it('a future price applies to periods from its first day on', () => {
  const dearer = plans.prices.map((price) =>
    price.id === 'monthly-2' ? { ...price, validUntil: '2026-12-31' } : price,
  );
  const next = { ...plans.prices[2], id: 'next', price: 69.9, validFrom: '2027-01-01' };
  const changed = { ...plans, prices: [...dearer, next] } as typeof plans;
  const start = (nextStart: string) =>
    chargeOfPeriod(aSubscription({ nextStart }), billing({ plans: changed })).lines.at(-1);
  expect(start('2026-12-01')?.totalCents).toBe(5990);
  expect(start('2027-01-01')?.totalCents).toBe(6990);
});

describe('the special size type', () => {
  const business = aBusiness({ sizeTypeId: 99 });

  it('is invoiced by the agreement that applies on the first day of each part', () => {
    const agreements = [anAgreement(500, '2026-12-20'), anAgreement(600, '2027-01-01')];
    const { lines, priceId } = chargeOfPeriod(
      aSubscription({ nextStart: '2026-12-25' }),
      billing({ business, agreements }),
    );
    expect(lines.map(({ totalCents }) => totalCents)).toEqual([11290, 60000]);
    expect(priceId).toBeUndefined();
  });

  it('is not invoiced without an agreement', () => {
    expect(() => chargeOfPeriod(aSubscription(), billing({ business }))).toThrow('no agreement');
  });
});

describe('a larger size within a paid year', () => {
  const aYear = aSubscription({
    billingCycle: 'YEARLY',
    yearCents: 59900,
    nextStart: '2027-12-15',
    invoicedThrough: '2027-12-14',
  });
  const priced = (business = aBusiness()) => ({ business, agreements: [], plans });
  const approve = (sizeTypeId: 1 | 2 | 3 | 4 | 99, today: string, before = aYear) =>
    resized(before, priced(), priced(aBusiness({ sizeTypeId })), { today, isActive: true });

  it('is charged next month: the difference for the remaining whole months', () => {
    const subscription = approve(3, '2027-05-20');
    expect(subscription.yearUpgrade).toEqual({ on: '2027-06-01', sizeTypeId: 3 });
    const business = aBusiness({ sizeTypeId: 3 });
    const charge = chargeOfUpgrade(subscription, billing({ business }));
    // Six of twelve months of R$ 1.199,00 less R$ 599,00.
    expect(charge).toMatchObject({ start: '2027-06-01', end: '2027-12-14', amountCents: 30000 });
    expect(charge?.after).toMatchObject({ yearCents: 119900 });
    expect(charge?.after).not.toHaveProperty('yearUpgrade');
  });

  it.each([
    ['a smaller size', 1, '2027-05-20'],
    ['the last whole month', 3, '2027-11-20'],
  ] as const)('is not charged for %s', (_, sizeTypeId, today) => {
    expect(approve(sizeTypeId, today)).not.toHaveProperty('yearUpgrade');
  });

  it('is charged by the largest size of the month, although the size was changed back', () => {
    const largest = approve(4, '2027-05-20');
    const back = approve(1, '2027-05-22', approve(3, '2027-05-21', largest));
    expect(back).toEqual(largest);
    expect(chargeOfUpgrade(back, billing())).toMatchObject({
      // Six of twelve months of R$ 2.999,00 less R$ 599,00.
      amountCents: 120000,
      lines: [{ description: expect.stringContaining('Empresa de médio porte') }],
    });
  });

  it('of the special type is billed monthly after the year, with or without an agreement', () => {
    const agreed = {
      ...aBusiness({ sizeTypeId: 99 }),
      agreedLimits: [anAgreement(1, '2027-06-10')],
    };
    const when = { today: '2027-05-20', isActive: true };
    const after = resized(aYear, priced(), { ...priced(), business: agreed }, when);
    for (const special of [after, approve(99, '2027-05-20')]) {
      expect(special).toMatchObject({ nextBillingCycle: 'MONTHLY', nextStart: '2027-12-15' });
    }
  });
});
