import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { auditsOf } from '#test/support/stories/audits.ts';
import { anActiveBusiness, theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';

const { setAgreement } = staffRoutes;
const today = () => dayIn('America/Sao_Paulo', new Date());

const anAgreement = (changes: object = {}) => ({
  maxShops: 7,
  maxValidatorsPerShop: 8,
  maxActiveOffers: 90,
  monthlyPrice: 1500.5,
  validFrom: today(),
  note: 'Contrato 17',
  ...changes,
});

async function agree(id: string, changes: object = {}) {
  return call(setAgreement, { as: await theStaff(), params: { id }, body: anAgreement(changes) });
}

describe('setAgreement', () => {
  it('gives a business of the special size type its limits, and invoices it', async () => {
    const { owner, business } = await anActiveBusiness({ sizeTypeId: 99 });
    const params = { id: business.id };
    const { body } = await agree(business.id);
    expect(body).toEqual({
      maxShops: 7,
      maxValidatorsPerShop: 8,
      maxActiveOffers: 90,
      monthlyPrice: 1500.5,
      validFrom: today(),
    });
    const usage = await call(businessRoutes.getBusinessUsage, { as: owner, params });
    expect(usage.body.limits.maxShops).toBe(7);
    // This field tells clients to treat a business with an agreement like any other.
    const seen = await call(businessRoutes.getBusiness, { as: owner, params });
    expect(seen.body.previousActive).toBe(business.id);
    const subscription = await call(subscriptionRoutes.getSubscription, { as: owner, params });
    expect(subscription.body.agreement).toEqual(body);
    expect(subscription.body.nextInvoice).toBeDefined();
    expect((await auditsOf(business.id)).at(-1)).toMatchObject({
      action: 'agree',
      reason: 'Contrato 17',
      after: { monthlyPrice: 1500.5, validFrom: today() },
    });
  });

  it('applies from its first day on', async () => {
    const { owner, business } = await anActiveBusiness({ sizeTypeId: 99 });
    const validFrom = `${Number(today().slice(0, 4)) + 2}-01-01`;
    await agree(business.id, { validFrom });
    const params = { id: business.id };
    const usage = await call(businessRoutes.getBusinessUsage, { as: owner, params });
    expect(usage.body.limits.maxShops).toBe(0);
    const { body } = await call(subscriptionRoutes.getSubscription, { as: owner, params });
    expect(body.nextInvoice).toMatchObject({ on: validFrom, amount: 1500.5 });
  });

  it('is refused for a day in the past, and for a size type with a price', async () => {
    const special = await anActiveBusiness({ sizeTypeId: 99 });
    const late = await agree(special.business.id, { validFrom: '2026-01-01' });
    expect(late.errors).toEqual([{ path: 'validFrom', code: 'IN_THE_PAST' }]);
    const other = await anActiveBusiness();
    expect((await agree(other.business.id)).code).toBe('INVALID_TRANSITION');
  });
});
