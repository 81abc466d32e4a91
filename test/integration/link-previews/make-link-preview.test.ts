import sharp from 'sharp';
import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { queueLinkPreviews, storedFile } from '#test/support/stories/image-files.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { storedItem } from '#test/support/stories/table.ts';

async function previewKey(itemId: string): Promise<string | undefined> {
  const item = await storedItem(keys.linkPreview(itemId));
  return item?.['key'] as string | undefined;
}

describe('the previews of links', () => {
  it('are made for a shop and an offer, and removed with them', async () => {
    const owned = await anOwnedOffer();
    const { owner, business, offer, shop } = owned;
    let first = '';
    await queueLinkPreviews([offer.id, shop.id]);
    await eventually(async () => {
      const [ofOffer, ofShop] = await Promise.all([offer.id, shop.id].map(previewKey));
      expect(ofOffer).toContain(`offer/${business.id}/previews/${offer.id}-`);
      expect(ofShop).toContain(`shop/${business.id}/previews/${shop.id}-`);
      first = ofOffer ?? '';
    });
    const { bytes, contentType } = await storedFile(first);
    expect(contentType).toBe('image/jpeg');
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });

    await call(offerRoutes.deleteOffer, { as: owner, params: { id: offer.id } });
    await queueLinkPreviews([offer.id]);
    await eventually(async () => {
      expect(await previewKey(offer.id)).toBeUndefined();
      await expect(storedFile(first)).rejects.toThrow();
    });
  });
});
