import { variantOf } from '#contract/media/image-variants.ts';
import { imageKeyOf } from '#contract/media/images.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { auditsOf } from '#test/support/stories/audits.ts';
import { theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { keysBelow, storeFile } from '#test/support/stories/image-files.ts';
import { anImageOf } from '#test/support/stories/images.ts';
import { anOfferBody, anOwnedOffer } from '#test/support/stories/offers.ts';
import { sendToStage } from '#test/support/stories/send.ts';

const { takeDownImage } = staffRoutes;
const reason = 'Ordem judicial 0001234-56.2026.8.26.0100';

const takeDown = async (url: string) =>
  call(takeDownImage, { as: await theStaff(), body: { url, reason } });

describe('takeDownImage', () => {
  it('removes a picture from the site and from its offers, for good', async () => {
    const owned = await anOwnedOffer();
    const { owner, business, offer } = owned;
    const url = await anImageOf(owned, 'offer');
    const file = variantOf(url, 640, 'webp');
    await storeFile(imageKeyOf(file), Buffer.from('a picture'));
    const body = anOfferBody(owned, { imagesUrls: [url] });
    const params = { id: offer.id };
    await call(offerRoutes.updateOffer, { as: owner, params, body });
    expect((await sendToStage('GET', file)).status).toBe(200);
    // A second call changes nothing.
    for (const _ of ['one', 'again']) expect((await takeDown(url)).status).toBe(204);
    await eventually(async () => {
      expect((await sendToStage('GET', file)).status).toBe(403);
      expect((await call(offerRoutes.getOffer, { params })).body.imagesUrls).toEqual([]);
    });
    const refused = await call(offerRoutes.updateOffer, { as: owner, params, body });
    expect(refused.code).toBe('IMAGE_REFUSED');
    expect(await keysBelow(`offer/withheld/taken-down/${business.id}/`)).toHaveLength(1);
    const audits = await auditsOf(business.id);
    expect(audits.slice(1)).toMatchObject([
      {
        subjectId: business.id,
        staffId: (await theStaff()).userId,
        action: 'take-down',
        reason,
        before: { name: business.name, imageUrl: url, status: 'shown' },
        after: { imageUrl: url, status: 'taken_down' },
      },
    ]);
  });

  it('refuses the address of a picture that does not exist', async () => {
    const owned = await anOwnedOffer();
    const url = await anImageOf(owned, 'offer');
    // The same ids in another area.
    for (const other of [
      url.replace('/offer/', '/shop/'),
      url.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ]) {
      expect((await takeDown(other)).code).toBe('IMAGE_NOT_FOUND');
    }
    expect((await takeDown(variantOf(url, 640, 'webp'))).status).toBe(400);
  });
});
