import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { anUnpaidInvoice } from '#test/support/builders/an-invoice.ts';
import { owner } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { aBakery, aBilledBakery } from '#test/support/stored.ts';

const get = async () =>
  (await call(subscriptionRoutes.getSubscription, { as: owner, params: { id: businessId } })).body;

describe('getSubscription', () => {
  it('shows the price for a business that waits for approval', async () => {
    await tableHolds(...aBakery({ business: aPendingBusiness(), shops: [] }));
    expect(await get()).toEqual({
      sizeTypeId: 2,
      billingCycle: 'MONTHLY',
      price: 59.9,
      otherCycle: { billingCycle: 'YEARLY', isImmediate: true },
    });
  });

  it('shows the overdue state, and the next invoice by the size of the business', async () => {
    const unpaid = [anUnpaidInvoice({ dueDate: '2026-02-11', suspendsOn: '2999-12-31' })];
    const subscription = { unpaid, nextStart: '2098-12-01' };
    await tableHolds(...aBilledBakery({ business: { sizeTypeId: 3 }, subscription }));
    expect(await get()).toMatchObject({
      price: 119.9,
      overdueSince: '2026-02-11',
      suspendsOn: '2999-12-31',
      nextInvoice: { on: '2098-12-01', amount: 119.9 },
      otherCycle: { billingCycle: 'YEARLY', isImmediate: false, nextInvoice: { amount: 1199 } },
    });
  });
});
