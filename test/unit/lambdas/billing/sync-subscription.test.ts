import { billBusiness } from '#lambdas/billing/bill-business.ts';
import { findSubscription } from '#lambdas/billing/store/subscription-store.ts';
import { takeTrial } from '#lambdas/billing/store/trial-store.ts';
import { beginBilling, resumeBilling, stopBilling } from '#lambdas/billing/sync-subscription.ts';
import { hashTaxIdOf, hashWith } from '#lambdas/billing/tax-id-hash.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { anUnpaidInvoice, aSubscription } from '#test/support/builders/an-invoice.ts';
import { itemAt, itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2026-12-10T15:00:00.000Z');
const special = aBusiness({ sizeTypeId: 99 });

const agreedFrom = (validFrom: string): BusinessItem => ({
  ...special,
  agreedLimits: [{ maxShops: 5, maxValidatorsPerShop: 5, maxActiveOffers: 50, validFrom }],
});

const nextStart = async () => (await findSubscription(businessId))?.nextStart;

beforeEach(() => tableHolds());

describe('the billing of an approved business', () => {
  const { trialEndsAt: _, ...withoutTrial } = aBusiness();

  it.each<[string, BusinessItem, string | undefined]>([
    // The trial ends on this day in São Paulo; UTC is three hours ahead.
    ['after its trial', aBusiness({ trialEndsAt: '2027-01-10T02:00:00.000Z' }), '2027-01-10'],
    ['at once without a trial', withoutTrial, '2026-12-10'],
    ['with its first agreement', agreedFrom('2027-02-05'), '2027-02-05'],
    ['not before it is approved', agreedFrom('2026-11-01'), '2026-12-10'],
    ['not without an agreement', special, undefined],
  ])('begins %s', async (_, business, expected) => {
    await commit([await beginBilling(business, 'hash', now)]);
    expect(await nextStart()).toBe(expected);
  });

  it.each([
    ['keeps the cycle that its owner chose earlier', aBusiness(), 'YEARLY'],
    ['is monthly for the special size type', special, 'MONTHLY'],
  ])('%s', async (_, business, billingCycle) => {
    const { nextStart: _start, invoicedThrough: __, ...chosen } = aSubscription();
    tableHolds(stored.subscription({ ...chosen, billingCycle: 'YEARLY' }));
    await commit([await beginBilling(business, 'hash', now)]);
    expect(await findSubscription(businessId)).toMatchObject({ billingCycle });
  });
});

it.each([
  ['on the day the suspension ends', '2026-11-30', '2026-12-10'],
  ['after the last invoiced period', '2026-12-31', '2027-01-01'],
])('the billing of a suspended business resumes %s', async (_, invoicedThrough, day) => {
  tableHolds(stored.subscription(aSubscription({ invoicedThrough, nextStart: '2026-11-20' })));
  await commit(await stopBilling(businessId, now));
  expect(await nextStart()).toBeUndefined();
  await commit(await resumeBilling(aBusiness(), now));
  expect(await nextStart()).toBe(day);
});

it.each([
  ['after a suspension', aBusiness(), '2026-12-10'],
  ['with an agreement', agreedFrom('2027-02-05'), '2027-02-05'],
])(
  'the billing of a business approved before billing existed begins %s',
  async (_, business, day) => {
    await commit(await resumeBilling(business, now));
    expect(await nextStart()).toBe(day);
  },
);

describe('the job of a subscription', () => {
  it('issues one invoice per period, however many run at once', async () => {
    tableHolds(stored.business(aBusiness()), stored.subscription(aSubscription()));
    const later = new Date('2027-02-02T12:00:00.000Z');
    await Promise.all([1, 2, 3].map(() => billBusiness(businessId, later)));
    const invoices = itemsOfKind('BILLING INVOICE');
    expect(invoices.map(({ SK }) => SK)).toEqual(['INVOICE#2027-01-01', 'INVOICE#2027-02-01']);
    expect(invoices.map((one) => String(one['number']).slice(-4))).toEqual(['0002', '0003']);
  });

  it.each([
    ['closed', [stored.business(aBusiness({ status: 'closed' }))]],
    ['gone', []],
  ])('issues nothing for a business that is %s', async (_, left) => {
    const overdue = anUnpaidInvoice({ suspendsOn: '2026-12-26' });
    tableHolds(...left, stored.subscription(aSubscription({ unpaid: [overdue] })));
    await billBusiness(businessId, new Date('2027-01-02T12:00:00.000Z'));
    expect(itemsOfKind('BILLING INVOICE')).toEqual([]);
    expect(await nextStart()).toBeUndefined();
  });
});

describe('a trial', () => {
  const take = async (ids: Partial<BusinessItem>, at = now) => {
    const { legalRegister: _, ...rest } = aBusiness();
    const write = await takeTrial((await hashTaxIdOf({ ...rest, ...ids })) ?? '', at);
    if (write) await commit([write]);
    return write !== undefined;
  };

  it.each([
    ['a CPF', { personRegister: '52998224725' }, { personRegister: '52998224725' }],
    ['a company', { legalRegister: '11222333000181' }, { legalRegister: '11222333000262' }],
  ])(
    'is given once to all establishments of %s, and again after five years',
    async (_, first, other) => {
      expect(await take(first)).toBe(true);
      expect(await take(other)).toBe(false);
      expect(await take(other, new Date('2031-12-10T15:00:01.000Z'))).toBe(true);
    },
  );

  it('is remembered without the tax id', async () => {
    await take({ legalRegister: '11222333000181' });
    const hash = hashWith('11222333000181', 'key of test');
    const ttl = Date.parse('2031-12-10T15:00:00.000Z') / 1000;
    expect(itemAt(keys.trial(hash))).toEqual({ ...keys.trial(hash), ttl });
    expect(hashWith('11222333000181', 'another key')).not.toBe(hash);
  });
});
