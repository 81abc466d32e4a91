import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { aRegisteredBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anInvoicedBusiness } from '#test/support/stories/invoices.ts';

const { getSubscription } = subscriptionRoutes;

describe('getSubscription', () => {
  it('shows the price for a business that waits for approval', async () => {
    const { owner, business } = await aRegisteredBusiness({ sizeTypeId: 2 });
    const { body } = await call(getSubscription, { as: owner, params: { id: business.id } });
    expect(body).toEqual({
      sizeTypeId: 2,
      billingCycle: 'MONTHLY',
      price: 59.9,
      otherCycle: { billingCycle: 'YEARLY', isImmediate: true },
    });
  });

  it('shows the overdue amount, the day of the suspension, and the next amount', async () => {
    const { owner, business } = await anInvoicedBusiness();
    const { body } = await call(getSubscription, { as: owner, params: { id: business.id } });
    expect(body).toMatchObject({
      sizeTypeId: 3,
      price: 119.9,
      overdueSince: '2026-02-11',
      suspendsOn: '2999-12-31',
      nextInvoice: { on: '2098-12-01', amount: 119.9 },
      otherCycle: { billingCycle: 'YEARLY', isImmediate: false, nextInvoice: { amount: 1199 } },
    });
  });
});
