import { closeBilling, closeInvoice, endOfRetention } from '#lambdas/billing/close-billing.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import {
  anInvoice,
  anUnpaidInvoice,
  aSubscription,
  periodStart,
} from '#test/support/builders/an-invoice.ts';
import { allItems, itemAt, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2027-03-04T12:00:00.000Z');
const anAgreement = { ...keys.agreement(businessId, '2026-01-01'), validFrom: '2026-01-01' };
const agreed = {
  ...anAgreement,
  ...{
    maxShops: 1,
    maxValidatorsPerShop: 1,
    maxActiveOffers: 1,
    monthlyPrice: 1,
    note: 'Contrato',
  },
};

it('an invoice is stored until five years after its year', () => {
  expect(new Date(endOfRetention('2026-12-31') * 1000).toISOString()).toBe(
    '2032-01-01T03:00:00.000Z',
  );
});

describe('the billing of a business that has left', () => {
  it('has its open invoice cancelled, and stored without the owner', async () => {
    tableHolds(
      stored.subscription(aSubscription({ unpaid: [anUnpaidInvoice()] })),
      stored.invoice(anInvoice()),
      agreed,
    );
    // Both passes of a removal.
    for (const _ of [1, 2]) {
      await closeInvoice(businessId, periodStart, now);
      await closeBilling(businessId, now);
    }
    expect(itemAt(keys.invoice(businessId, periodStart))).toMatchObject({
      status: 'cancelled',
      ttl: endOfRetention('2026-12-01'),
    });
    const subscription = itemAt(keys.subscription(businessId));
    expect(subscription).toMatchObject({
      userId: '',
      unpaid: [],
      ttl: endOfRetention('2027-03-04'),
    });
    expect(subscription).not.toHaveProperty('nextStart');
    expect(itemAt(anAgreement)).toMatchObject({ ttl: endOfRetention('2027-03-04') });
  });

  it('leaves an invoice in review to staff', async () => {
    const since = '2027-03-01T12:00:00.000Z';
    tableHolds(
      stored.subscription(
        aSubscription({ unpaid: [anUnpaidInvoice({ inReviewSince: '2027-03-01' })] }),
      ),
      stored.invoice(anInvoice({ status: 'in_review', reviewSince: since })),
    );
    await closeInvoice(businessId, periodStart, now);
    expect(itemAt(keys.invoice(businessId, periodStart))).toMatchObject({
      status: 'in_review',
      ttl: endOfRetention('2026-12-01'),
    });
  });

  it('is removed if it was never invoiced', async () => {
    tableHolds(stored.subscription(aSubscription({ lastNumber: 0 })), agreed);
    await closeBilling(businessId, now);
    expect(allItems()).toEqual([]);
  });
});
