import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aStaffUser, owner, staffId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { call } from '#test/support/operations/call.ts';
import { itemsOfKind, tableHolds } from '#test/support/operations/store.ts';
import { staffCaller } from '#test/support/request-of-route.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const params = { id: businessId };
const today = '2026-11-21';
const terms = {
  ...{ maxShops: 7, maxValidatorsPerShop: 8, maxActiveOffers: 90, monthlyPrice: 1500.5 },
};

const agree = (validFrom = today) =>
  call(staffRoutes.setAgreement, {
    as: staffCaller,
    params,
    body: { ...terms, validFrom, note: 'Contrato 17' },
  });
const holds = (business = aBusiness({ sizeTypeId: 99 })) =>
  tableHolds(stored.user(aStaffUser()), ...aBakery({ business, shops: [] }));
const maxShops = async () =>
  (await call(businessRoutes.getBusinessUsage, { as: owner, params })).body.limits.maxShops;
const subscription = async () =>
  (await call(subscriptionRoutes.getSubscription, { as: owner, params })).body;

beforeEach(async () => {
  stopDateAt(`${today}T12:00:00.000Z`);
  await holds();
});

describe('setAgreement', () => {
  it('gives a business of the special size type its limits, and invoices it', async () => {
    const { body } = await agree();
    expect(body).toEqual({ ...terms, validFrom: today });
    expect(await maxShops()).toBe(7);
    // This field tells clients to treat a business with an agreement like any other.
    const business = await call(businessRoutes.getBusiness, { as: owner, params });
    expect(business.body.previousActive).toBe(businessId);
    expect(await subscription()).toMatchObject({
      agreement: body,
      nextInvoice: { on: today },
    });
    const after = { monthlyPrice: 1500.5, validFrom: today };
    expect(await itemsOfKind('AUDIT AUDIT')).toMatchObject([
      { subjectId: businessId, staffId, action: 'agree', reason: 'Contrato 17', after },
    ]);
  });

  it('applies from its first day on, beside the one that holds today', async () => {
    await agree('2027-06-01');
    expect(await maxShops()).toBe(0);
    const nextInvoice = { on: '2027-06-01', amount: 1500.5 };
    expect(await subscription()).toMatchObject({ nextInvoice });
    await agree();
    await agree();
    expect(await maxShops()).toBe(7);
    const agreedLimits = [{ validFrom: today }, { validFrom: '2027-06-01' }];
    expect(await itemsOfKind('BUSINESS BUSINESS')).toMatchObject([{ agreedLimits }]);
  });

  it('is refused for a day in the past, a size type with a price, and a business that has left', async () => {
    expect((await agree('2026-11-20')).errors).toEqual([
      { path: 'validFrom', code: 'IN_THE_PAST' },
    ]);
    for (const business of [aBusiness(), aBusiness({ sizeTypeId: 99, status: 'closed' })]) {
      await holds(business);
      expect((await agree()).code).toBe('INVALID_TRANSITION');
    }
  });
});
