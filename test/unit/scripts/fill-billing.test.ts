import { keys } from '#lambdas/platform/table/keys.ts';
import { fillBilling } from '#scripts/seed/fill-billing.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aSubscription } from '#test/support/builders/an-invoice.ts';
import { itemAt, itemsOfKind, tableHolds, writesMade } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const billing = { invoices: ['paid', 'open'] } as const;
const statuses = () => itemsOfKind('BILLING INVOICE').map(({ status }) => status);

describe('the billing of a demo business', () => {
  it('is written once, however often the seed runs', async () => {
    tableHolds(stored.business(aBusiness()));
    const { version } = await fillBilling(businessId, billing);
    const writes = writesMade();
    expect(await fillBilling(businessId, billing)).toMatchObject({ version });
    expect(writesMade()).toBe(writes);
    expect(statuses()).toEqual(['paid', 'open']);
    expect(itemAt(keys.subscription(businessId))).toMatchObject({ lastNumber: 2 });
  });

  it.each([
    ['was invoiced', aBusiness(), aSubscription()],
    ['is not active', aBusiness({ status: 'suspended' }), aSubscription({ lastNumber: 0 })],
  ])('is not changed if the business %s', async (_, business, subscription) => {
    tableHolds(stored.business(business), stored.subscription(subscription));
    await fillBilling(businessId, billing);
    expect(statuses()).toEqual([]);
  });
});
