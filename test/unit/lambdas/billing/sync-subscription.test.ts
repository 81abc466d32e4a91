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

const agreed = (validFrom: string) => ({
  maxShops: 5,
  maxValidatorsPerShop: 5,
  maxActiveOffers: 50,
  validFrom,
});

const without = ({ trialEndsAt: _, ...business }: BusinessItem): BusinessItem => business;

const nextStart = async () => (await findSubscription(businessId))?.nextStart;

describe('the billing of an approved business', () => {
  it.each([
    // The trial ends on this day in São Paulo; UTC is three hours ahead.
    ['after its trial', aBusiness({ trialEndsAt: '2027-01-10T02:00:00.000Z' }), '2027-01-10'],
    ['at once without a trial', without(aBusiness()), '2026-12-10'],
    ['with its first agreement', { sizeTypeId: 99, from: '2027-02-05' }, '2027-02-05'],
    ['not before it is approved', { sizeTypeId: 99, from: '2026-11-01' }, '2026-12-10'],
    ['not without an agreement', { sizeTypeId: 99 }, undefined],
  ] as const)('begins %s', async (_, given, expected) => {
    const business: BusinessItem =
      'id' in given
        ? given
        : {
            ...aBusiness({ sizeTypeId: 99 }),
            ...('from' in given && { agreedLimits: [agreed(given.from)] }),
          };
    tableHolds();
    await commit([await beginBilling(business, 'hash', now)]);
    expect(await nextStart()).toBe(expected);
  });

  it('keeps the cycle that its owner chose earlier, unless its size type is special', async () => {
    const { nextStart: _, invoicedThrough: __, ...chosen } = aSubscription();
    const cycleOf = async (business: BusinessItem) => {
      tableHolds(stored.subscription({ ...chosen, billingCycle: 'YEARLY' }));
      await commit([await beginBilling(business, 'hash', now)]);
      return (await findSubscription(businessId))?.billingCycle;
    };
    expect(await cycleOf(aBusiness())).toBe('YEARLY');
    expect(await cycleOf(aBusiness({ sizeTypeId: 99 }))).toBe('MONTHLY');
  });
});

describe('the billing of a suspended business', () => {
  const resume = async (invoicedThrough: string) => {
    tableHolds(stored.subscription(aSubscription({ invoicedThrough, nextStart: '2026-11-20' })));
    await commit(await stopBilling(businessId, now));
    expect(await nextStart()).toBeUndefined();
    await commit(await resumeBilling(aBusiness(), now));
    return nextStart();
  };

  it('resumes on the day the suspension ends, or after the last invoiced period', async () => {
    expect(await resume('2026-11-30')).toBe('2026-12-10');
    expect(await resume('2026-12-31')).toBe('2027-01-01');
  });
});

describe('the billing of a business approved before billing existed', () => {
  it.each([
    ['after a suspension', aBusiness({ trialEndsAt: '2026-03-03T12:00:00.000Z' }), '2026-12-10'],
    [
      'with an agreement',
      { ...aBusiness({ sizeTypeId: 99 }), agreedLimits: [agreed('2027-02-05')] },
      '2027-02-05',
    ],
  ])('begins %s', async (_, business, day) => {
    tableHolds();
    await commit(await resumeBilling(business, now));
    expect(await nextStart()).toBe(day);
  });
});

describe('the job of a subscription', () => {
  it('issues one invoice per period, however many run at once', async () => {
    tableHolds(stored.business(aBusiness()), stored.subscription(aSubscription()));
    const later = new Date('2027-02-02T12:00:00.000Z');
    await Promise.all([1, 2, 3].map(() => billBusiness(businessId, later)));
    const invoices = itemsOfKind('BILLING INVOICE');
    expect(invoices.map(({ SK }) => SK)).toEqual(['INVOICE#2027-01-01', 'INVOICE#2027-02-01']);
    expect(invoices.map((one) => String(one['number']).slice(-4))).toEqual(['0002', '0003']);
  });

  it.each(['closed', 'gone'])('issues nothing for a business that is %s', async (state) => {
    const left = state === 'closed' ? [stored.business(aBusiness({ status: 'closed' }))] : [];
    const overdue = anUnpaidInvoice({ suspendsOn: '2026-12-26' });
    tableHolds(...left, stored.subscription(aSubscription({ unpaid: [overdue] })));
    await billBusiness(businessId, new Date('2027-01-02T12:00:00.000Z'));
    expect(itemsOfKind('BILLING INVOICE')).toEqual([]);
    expect(await nextStart()).toBeUndefined();
  });
});

describe('a trial', () => {
  it('is given once to a CPF, and to all establishments of a company', async () => {
    tableHolds();
    const take = async (ids: Partial<BusinessItem>, at = now) => {
      const { legalRegister: _, ...rest } = aBusiness();
      const write = await takeTrial((await hashTaxIdOf({ ...rest, ...ids })) ?? '', at);
      if (write) await commit([write]);
      return write !== undefined;
    };
    expect(await take({ legalRegister: '11222333000181' })).toBe(true);
    expect(await take({ legalRegister: '11222333000262' })).toBe(false);
    expect(await take({ personRegister: '52998224725' })).toBe(true);
    expect(await take({ personRegister: '52998224725' })).toBe(false);
    const later = new Date('2031-12-10T15:00:01.000Z');
    expect(await take({ personRegister: '52998224725' }, later)).toBe(true);
  });

  it('is remembered without the tax id', async () => {
    tableHolds();
    const write = await takeTrial((await hashTaxIdOf(aBusiness())) ?? '', now);
    if (write) await commit([write]);
    const hash = hashWith('11222333000181', 'key of test');
    expect(itemAt(keys.trial(hash))).toEqual({
      ...keys.trial(hash),
      ttl: Date.parse('2031-12-10T15:00:00.000Z') / 1000,
    });
    expect(hashWith('11222333000181', 'another key')).not.toBe(hash);
  });
});
