import { businessRoutes } from '#contract/businesses/routes.ts';
import { variantOf } from '#contract/media/image-variants.ts';
import { imageKeyOf } from '#contract/media/images.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { auditsOf } from '#test/support/stories/audits.ts';
import {
  anActiveBusiness,
  asSeenByStaff,
  lift,
  theStaff,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aCity } from '#test/support/stories/cities.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { storeFile } from '#test/support/stories/image-files.ts';
import { anImageOf } from '#test/support/stories/images.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { sendToStage } from '#test/support/stories/send.ts';
import { anAddress } from '#test/support/stories/shops.ts';
import { everywhere, nowhere, whereShown } from '#test/support/stories/where-shown.ts';

const { suspendBusiness } = staffRoutes;
const body = { reason: 'Fatura vencida há quinze dias' };

async function suspension(id: string) {
  return { ...(await asSeenByStaff(id)), body };
}

describe('suspendBusiness', () => {
  it('suspends an active business with a reason that its owner can read', async () => {
    const { owner, business } = await anActiveBusiness();
    const answer = await call(suspendBusiness, await suspension(business.id));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...business,
      status: 'suspended',
      suspendedBy: ['staff'],
      suspendedReason: body.reason,
      updatedAt: answer.body.updatedAt,
      version: business.version + 1,
    });
    const params = { id: business.id };
    expect((await call(businessRoutes.getBusiness, { as: owner, params })).body).toEqual(
      answer.body,
    );
  });

  it('removes its shops and offers from all public reads', async () => {
    const { business, shop, offer } = await anOwnedOffer(
      {},
      { address: anAddress({ city: await aCity() }) },
    );
    await eventually(async () => expect(await whereShown(offer, shop)).toEqual(everywhere));
    await call(suspendBusiness, await suspension(business.id));
    await eventually(async () => expect(await whereShown(offer, shop)).toEqual(nowhere));
  });

  it('removes its pictures from the site until the suspension is lifted', async () => {
    const owned = await anActiveBusiness();
    const { id } = owned.business;
    const url = await anImageOf(owned, 'offer');
    const file = variantOf(url, 640, 'webp');
    await storeFile(imageKeyOf(file), Buffer.from('a picture'));
    const statusIs = (status: number) =>
      eventually(async () => expect((await sendToStage('GET', file)).status).toBe(status));
    await statusIs(200);
    await call(suspendBusiness, await suspension(id));
    await statusIs(403);
    await lift(owned);
    await statusIs(200);
  });

  it('stores an audit record with a masked tax id', async () => {
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
});
