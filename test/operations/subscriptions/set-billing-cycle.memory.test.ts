import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import { beforeNextWrite } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { changeAttributes, itemAt, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, aBilledBakery } from '#test/support/stored.ts';

const choose = (billingCycle = 'YEARLY') =>
  call(subscriptionRoutes.setBillingCycle, {
    as: owner,
    params: { id: businessId },
    body: { billingCycle },
  });
const subscriptionNow = () => itemAt(keys.subscription(businessId));

beforeEach(async () => {
  stopDateAndPausesAt('2026-12-20T12:00:00.000Z');
  await tableHolds(...aBakery({ business: aPendingBusiness(), shops: [] }));
});

describe('setBillingCycle', () => {
  it('sets the cycle at once before the first invoice', async () => {
    expect((await choose()).body).toMatchObject({ billingCycle: 'YEARLY', price: 599 });
    expect(await subscriptionNow()).toMatchObject({ billingCycle: 'YEARLY' });
  });

  it('takes effect with the next invoice, and can be set back until then', async () => {
    await tableHolds(...aBilledBakery());
    expect((await choose()).body).toMatchObject({
      billingCycle: 'MONTHLY',
      nextBillingCycle: 'YEARLY',
      nextInvoice: { on: '2027-01-01', amount: 599 },
    });
    expect((await choose('MONTHLY')).body).not.toHaveProperty('nextBillingCycle');
  });

  it('is always monthly for the special size type', async () => {
    await tableHolds(...aBakery({ business: aBusiness({ sizeTypeId: 99 }), shops: [] }));
    expect((await choose()).errors).toEqual([{ path: 'billingCycle', code: 'INVALID_VALUE' }]);
  });

  // The job that removes the subscription of a closed business may have run before.
  it.each([
    ['is closed', { status: 'closed' }, 'INVALID_TRANSITION'],
    ['becomes special', { sizeTypeId: 99 }, 'VALIDATION_FAILED'],
  ])('stores nothing for a business that %s at the same time', async (_, changes, code) => {
    beforeNextWrite(() => changeAttributes(keys.business(businessId), changes));
    expect(await choose()).toMatchObject({ code });
    expect(await subscriptionNow()).toBeUndefined();
  });
});
