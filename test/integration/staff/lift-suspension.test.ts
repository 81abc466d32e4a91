import { staffRoutes } from '#contract/routes/staff.ts';
import { auditsOf } from '#test/support/stories/audits.ts';
import {
  aBusinessWithRevision,
  anActiveBusiness,
  theStaff,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOffer } from '#test/support/stories/offers.ts';
import { aCity, anAddress } from '#test/support/stories/shops.ts';
import { atOnce, statusesOf } from '#test/support/stories/twice.ts';
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

  it('means the live business by the id of a revision', async () => {
    const { business, revision } = await aBusinessWithRevision();
    await suspended(business.id);
    const request = { as: await theStaff(), params: { id: revision.id } };
    expect((await call(liftSuspension, request)).body).toMatchObject({
      id: business.id,
      status: 'active',
    });
  });

  it('refuses a business that is not suspended, also the second time', async () => {
    const { business } = await anActiveBusiness();
    const { request } = await suspended(business.id);
    const answers = await atOnce(liftSuspension, [request, request]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await call(liftSuspension, request)).code).toBe('INVALID_TRANSITION');
  });

  it('refuses a version that another decision has changed', async () => {
    const { business } = await anActiveBusiness();
    const { request } = await suspended(business.id);
    const headers = { 'if-match': `"${business.version}"` };
    expect((await call(liftSuspension, { ...request, headers })).code).toBe('VERSION_MISMATCH');
  });
});
