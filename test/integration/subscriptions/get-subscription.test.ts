import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { aRegisteredBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anInvoicedBusiness } from '#test/support/stories/invoices.ts';

const { getSubscription } = subscriptionRoutes;

describe('getSubscription', () => {
  it('says what a business that waits for approval would pay', async () => {
    const { owner, business } = await aRegisteredBusiness({ sizeTypeId: 2 });
    const { body } = await call(getSubscription, { as: owner, params: { id: business.id } });
    expect(body).toEqual({ sizeTypeId: 2, billingCycle: 'MONTHLY', price: 59.9 });
  });

  it('says what is overdue, when that suspends, and what comes next', async () => {
    const { owner, business } = await anInvoicedBusiness();
    const { body } = await call(getSubscription, { as: owner, params: { id: business.id } });
    expect(body).toMatchObject({
      sizeTypeId: 3,
      price: 119.9,
      overdueSince: '2026-02-11',
      suspendsOn: '2999-12-31',
      nextInvoice: { on: '2999-12-01', amount: 119.9 },
    });
  });
});
