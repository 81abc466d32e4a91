import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { aRegisteredBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anInvoicedBusiness } from '#test/support/stories/invoices.ts';

const { setBillingCycle } = subscriptionRoutes;
const yearly = { billingCycle: 'YEARLY' };

describe('setBillingCycle', () => {
  it('sets the cycle at once before the first invoice', async () => {
    const { owner, business } = await aRegisteredBusiness({ sizeTypeId: 2 });
    const request = { as: owner, params: { id: business.id } };
    const { body } = await call(setBillingCycle, { ...request, body: yearly });
    expect(body).toMatchObject({ billingCycle: 'YEARLY', price: 599 });
  });

  it('takes effect with the next invoice, and can be set back until then', async () => {
    const { owner, business } = await anInvoicedBusiness();
    const request = { as: owner, params: { id: business.id } };
    const { body } = await call(setBillingCycle, { ...request, body: yearly });
    expect(body).toMatchObject({
      billingCycle: 'MONTHLY',
      nextBillingCycle: 'YEARLY',
      nextInvoice: { on: '2098-12-01', amount: 1199 },
    });
    const back = await call(setBillingCycle, { ...request, body: { billingCycle: 'MONTHLY' } });
    expect(back.body).not.toHaveProperty('nextBillingCycle');
  });

  it('is always monthly for the special size type', async () => {
    const { owner, business } = await aRegisteredBusiness({ sizeTypeId: 99 });
    const request = { as: owner, params: { id: business.id } };
    const { status, errors } = await call(setBillingCycle, { ...request, body: yearly });
    expect(status).toBe(400);
    expect(errors).toEqual([{ path: 'billingCycle', code: 'INVALID_VALUE' }]);
  });
});
