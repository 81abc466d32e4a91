import { businessRoutes } from '#contract/routes/businesses.ts';
import { staffRoutes } from '#contract/routes/staff.ts';
import { auditsOf } from '#test/support/stories/audits.ts';
import {
  aBusinessWithRevision,
  anActiveBusiness,
  aPendingBusiness,
  theStaff,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOffer } from '#test/support/stories/offers.ts';
import { aCity, anAddress } from '#test/support/stories/shops.ts';
import { atOnce, statusesOf, twiceAtOnce } from '#test/support/stories/twice.ts';
import { everywhere, nowhere, whereShown } from '#test/support/stories/where-shown.ts';

const { suspendBusiness } = staffRoutes;
const body = { reason: 'Fatura vencida há quinze dias' };

async function suspension(id: string, headers: Record<string, string> = {}) {
  return { as: await theStaff(), params: { id }, body, headers };
}

describe('suspendBusiness', () => {
  it('suspends an active business with a reason that its owner can read', async () => {
    const { owner, business } = await anActiveBusiness();
    const answer = await call(suspendBusiness, await suspension(business.id));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...business,
      status: 'suspended',
      suspendedReason: body.reason,
      updatedAt: answer.body.updatedAt,
      version: business.version + 1,
    });
    const params = { id: business.id };
    expect((await call(businessRoutes.getBusiness, { as: owner, params })).body).toEqual(
      answer.body,
    );
  });

  it('takes its shops and offers from all public reads', async () => {
    const { business, shop, offer } = await anOffer({}, { address: anAddress({ city: aCity() }) });
    await eventually(async () => expect(await whereShown(offer, shop)).toEqual(everywhere));
    await call(suspendBusiness, await suspension(business.id));
    await eventually(async () => expect(await whereShown(offer, shop)).toEqual(nowhere));
  });

  it('means the live business by the id of a revision, which stays pending', async () => {
    const { owner, business, revision } = await aBusinessWithRevision();
    const { version } = business;
    const request = await suspension(revision.id, { 'if-match': `"${version}"` });
    const { body: answered } = await call(suspendBusiness, request);
    expect(answered).toMatchObject({ id: business.id, status: 'suspended', version: version + 1 });
    const params = { id: revision.id };
    const { body: pending } = await call(businessRoutes.getBusiness, { as: owner, params });
    expect(pending).toEqual(revision);
  });

  it('stores an audit record without a whole tax id', async () => {
    const { business } = await anActiveBusiness();
    const { body: after } = await call(suspendBusiness, await suspension(business.id));
    const audits = await auditsOf(business.id);
    expect(audits[1]).toMatchObject({
      subjectId: business.id,
      staffId: (await theStaff()).userId,
      action: 'suspend',
      reason: body.reason,
      at: after.updatedAt,
      before: { status: 'active' },
      after: { status: 'suspended', legalRegister: '**.***.333/0001-**' },
    });
    expect(JSON.stringify(audits)).not.toContain(business.legalRegister);
  });

  it('refuses a business that is not active', async () => {
    const { business } = await aPendingBusiness();
    const { status, code } = await call(suspendBusiness, await suspension(business.id));
    expect({ status, code }).toEqual({ status: 409, code: 'INVALID_TRANSITION' });
  });

  it.each([{}, { reason: '  x ' }, { reason: 'x'.repeat(501) }])(
    'refuses the body %p',
    async (bad) => {
      const { business } = await anActiveBusiness();
      const request = { ...(await suspension(business.id)), body: bad };
      const { status, errors } = await call(suspendBusiness, request);
      expect({ status, path: errors[0]?.path }).toEqual({ status: 400, path: 'reason' });
    },
  );

  it('suspends once for concurrent requests, and for one that is sent twice', async () => {
    const { business } = await anActiveBusiness();
    const request = await suspension(business.id);
    const answers = await atOnce(suspendBusiness, [request, request, request]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    const { business: other } = await anActiveBusiness();
    const [one, again] = await twiceAtOnce(suspendBusiness, await suspension(other.id));
    expect(again.body).toEqual(one.body);
    expect(await auditsOf(other.id)).toHaveLength(2);
  });
});
