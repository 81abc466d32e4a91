import { staffRoutes } from '#contract/routes/staff.ts';
import { auditsOf } from '#test/support/stories/audits.ts';
import { anActiveBusiness, theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOffer } from '#test/support/stories/offers.ts';
import { aCity, anAddress } from '#test/support/stories/shops.ts';
import { everywhere, nowhere, whereShown } from '#test/support/stories/where-shown.ts';

const { suspendBusiness, liftSuspension } = staffRoutes;

/** Suspends a business; returns the request that lifts it. */
async function suspended(id: string) {
  const request = { as: await theStaff(), params: { id } };
  const { body } = await call(suspendBusiness, { ...request, body: { reason: 'Fatura vencida' } });
  return { request, business: body };
}

describe('liftSuspension', () => {
  it('makes a suspended business active and clears the reason', async () => {
    const { business } = await anActiveBusiness();
    const { request } = await suspended(business.id);
    const { status, body } = await call(liftSuspension, request);
    expect(status).toBe(200);
    expect(body).toEqual({ ...business, updatedAt: body.updatedAt, version: business.version + 2 });
    const [, , lift] = await auditsOf(business.id);
    expect(lift).toMatchObject({
      action: 'lift',
      before: { status: 'suspended', suspendedReason: 'Fatura vencida' },
      after: { status: 'active' },
    });
  });

  it('brings its shops and offers back into all public reads', async () => {
    const { business, shop, offer } = await anOffer({}, { address: anAddress({ city: aCity() }) });
    const { request } = await suspended(business.id);
    await eventually(async () => expect(await whereShown(offer, shop)).toEqual(nowhere));
    await call(liftSuspension, request);
    await eventually(async () => expect(await whereShown(offer, shop)).toEqual(everywhere));
  });
});
