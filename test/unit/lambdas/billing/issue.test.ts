import { plans } from '#contract/billing/plans.ts';
import { invoiceId as invoiceIdSchema } from '#contract/http/ids.ts';
import { invoiceIdOf, isInvoiceOf, startIn } from '#lambdas/billing/invoices/invoice.ts';
import {
  type Billing,
  bankingDayFrom,
  chargeOfPeriod,
  dueDayOf,
  issued,
} from '#lambdas/billing/invoices/issue.ts';
import { demoAccount } from '#lib/config/billing-account.ts';
import { aBusiness, businessId, revisionId } from '#test/support/builders/a-business.ts';
import { aSubscription, invoiceIdFor } from '#test/support/builders/an-invoice.ts';

const billing = (changes: Partial<Billing> = {}): Billing => ({
  business: aBusiness({ legalName: 'Aurora Pães Ltda' }),
  agreements: [],
  plans,
  issuer: demoAccount.issuer,
  today: '2027-01-01',
  ...changes,
});
const special = aBusiness({ sizeTypeId: 99 });

const anAgreement = (monthlyPrice: number, validFrom: string) => ({
  ...{ maxShops: 1, maxValidatorsPerShop: 1, maxActiveOffers: 1 },
  ...{ note: 'Contrato', monthlyPrice, validFrom },
});

it('the invoice of a month has amount, customer and issuer as they are now, and advances the subscription', () => {
  const charge = chargeOfPeriod(aSubscription({ lastNumber: 6 }), billing());
  const { invoice, subscription } = issued(charge, billing());
  const description = 'Assinatura mensal, Microempresa, 01/01/2027 a 31/01/2027';
  expect(invoice).toMatchObject({
    id: invoiceIdFor('2027-01-01'),
    number: `${businessId.slice(-10)}-0007`,
    periodStart: '2027-01-01',
    periodEnd: '2027-01-31',
    subscriptionPriceId: 'monthly-2',
    issuer: demoAccount.issuer,
    customer: { name: 'Padaria Aurora', legalName: 'Aurora Pães Ltda', taxId: '11222333000181' },
    lines: [{ description, quantity: 1, unitCents: 5990, totalCents: 5990 }],
    amountCents: 5990,
    status: 'open',
    issueDate: '2027-01-01',
    // The tenth day after the issue, a Monday.
    dueDate: '2027-01-11',
  });
  const entry = { start: '2027-01-01', dueDate: '2027-01-11', suspendsOn: '2027-01-26' };
  expect(subscription).toMatchObject({
    nextStart: '2027-02-01',
    invoicedThrough: '2027-01-31',
    lastNumber: 7,
    unpaid: [{ ...entry, reminder: 0 }],
  });
});

it('a short part and the month after it are two lines that add up to the amount', () => {
  const given = aSubscription({ nextStart: '2026-12-25' });
  const { lines, amountCents, end } = chargeOfPeriod(given, billing());
  // Seven of 31 days of R$ 59,90, rounded half up.
  expect(lines.map(({ totalCents }) => totalCents)).toEqual([1353, 5990]);
  expect(lines[0]?.description).toContain('(7 de 31 dias)');
  expect({ amountCents, end }).toEqual({ amountCents: 7343, end: '2027-01-31' });
});

it('a changed billing cycle applies from the next invoice on', () => {
  const given = aSubscription({ nextBillingCycle: 'YEARLY' });
  const { after, amountCents, end } = chargeOfPeriod(given, billing());
  expect({ amountCents, end }).toEqual({ amountCents: 59900, end: '2027-12-31' });
  expect(after).toMatchObject({ billingCycle: 'YEARLY', yearCents: 59900 });
  expect(after).not.toHaveProperty('nextBillingCycle');
});

it.each([
  ['2026-12-01', 5990],
  ['2027-01-01', 6990],
])(
  'a future price applies to periods from its first day on: from %s %i cents',
  (nextStart, cents) => {
    const dearer = plans.prices.map((price) =>
      price.id === 'monthly-2' ? { ...price, validUntil: '2026-12-31' } : price,
    );
    const next = { ...plans.prices[2], id: 'next', price: 69.9, validFrom: '2027-01-01' };
    const changed = { ...plans, prices: [...dearer, next] } as typeof plans;
    const { lines } = chargeOfPeriod(aSubscription({ nextStart }), billing({ plans: changed }));
    expect(lines.at(-1)?.totalCents).toBe(cents);
  },
);

it('the special size type is invoiced by the agreement that applies on the first day of each part', () => {
  const agreements = [anAgreement(500, '2026-12-20'), anAgreement(600, '2027-01-01')];
  const agreed = billing({ business: special, agreements });
  const { lines, priceId } = chargeOfPeriod(aSubscription({ nextStart: '2026-12-25' }), agreed);
  expect(lines.map(({ totalCents }) => totalCents)).toEqual([11290, 60000]);
  expect(priceId).toBeUndefined();
  const without = () => chargeOfPeriod(aSubscription(), billing({ business: special }));
  expect(without).toThrow('no agreement');
});

it.each([
  ['a working day', '2026-12-11', '2026-12-11'],
  ['a Saturday', '2026-12-12', '2026-12-14'],
  ['a national holiday on a Friday', '2026-12-25', '2026-12-28'],
  ['the Monday of Carnival, and its Tuesday', '2027-02-08', '2027-02-10'],
  ['the Tuesday of Carnival', '2028-02-29', '2028-03-01'],
  ['a Monday before a national holiday, on which banks work', '2026-04-20', '2026-04-20'],
  ['Corpus Christi', '2027-05-27', '2027-05-28'],
  ['the last days of a year', '2027-01-01', '2027-01-04'],
])('%s, %s, leads to %s', (_, day, expected) => {
  expect(bankingDayFrom(day)).toBe(expected);
});

it('an invoice is due on a banking day, ten days after its issue', () => {
  // 11/12/2027 is a Saturday.
  expect(dueDayOf('2027-12-01', plans)).toBe('2027-12-13');
});

it('the id of an invoice contains its business and its period', () => {
  const id = invoiceIdOf(businessId, '2027-01-01');
  expect(invoiceIdSchema.safeParse(id).success).toBe(true);
  expect(startIn(id)).toBe('2027-01-01');
  expect(isInvoiceOf(id, businessId)).toBe(true);
  expect(isInvoiceOf(id, revisionId)).toBe(false);
  expect(id < invoiceIdOf(businessId, '2027-02-01')).toBe(true);
});

it.each([
  ['within a day', 'inv_01K9A1B2C3D4E5F6G7H8J9KABC'],
  ['later than any', 'inv_ZZZZZZZZZZD4E5F6G7H8J9KABC'],
])('an id whose time is %s belongs to no period', (_, id) => {
  expect(startIn(id)).toBeUndefined();
});
