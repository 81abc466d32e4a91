import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { offerRoutes } from '#contract/offers/routes.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call, sendToStage } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { openPage } from '#test/support/stories/pages.ts';
import { storedItem } from '#test/support/stories/table.ts';
import { queueLinkPreviews, storedFile } from '#test/support/stories/uploads.ts';

async function previewKey(itemId: string): Promise<string | undefined> {
  const item = await storedItem(keys.linkPreview(itemId));
  return item?.['key'] as string | undefined;
}

/** Largest size of a preview's picture in bytes that WhatsApp shows. */
const mostOfPicture = 600_000;

/** Reads the preview of a page like WhatsApp: the tags in the head, within the first 300 KB of the HTML. */
async function expectPreview(path: string, title: string, key: string): Promise<void> {
  const { html } = await openPage(path, { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } });
  const start = Buffer.from(html).subarray(0, 300_000).toString();
  const { head } = new JSDOM(start).window.document;
  const tag = (name: string) =>
    head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';
  expect(tag('title')).toContain(title);
  const address = new URL(tag('image'));
  expect(address.pathname).toBe(`/images/${key}`);
  const picture = await sendToStage('GET', address.pathname);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(picture.bytes.length).toBeLessThan(mostOfPicture);
  const { width, height } = await sharp(picture.bytes).metadata();
  expect([tag('image:width'), tag('image:height')]).toEqual([`${width}`, `${height}`]);
}

describe('the previews of links', () => {
  it('are made for a shop and an offer, and removed with them', async () => {
    const owned = await anOwnedOffer();
    const { owner, business, offer, shop } = owned;
    let [first, second] = ['', ''];
    await queueLinkPreviews([offer.id, shop.id]);
    await eventually(async () => {
      const [ofOffer, ofShop] = await Promise.all([offer.id, shop.id].map(previewKey));
      expect(ofOffer).toContain(`offer/${business.id}/previews/${offer.id}-`);
      expect(ofShop).toContain(`shop/${business.id}/previews/${shop.id}-`);
      first = ofOffer ?? '';
      second = ofShop ?? '';
    });
    const { bytes, contentType } = await storedFile(first);
    expect(contentType).toBe('image/jpeg');
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    const link = pageLink('flyer', offer.id, { loja: shop.shopIdentifier });
    await expectPreview(link, offer.title, first);
    await expectPreview(pageLink('shop', shop.shopIdentifier), business.name, second);

    await call(offerRoutes.deleteOffer, { as: owner, params: { id: offer.id } });
    await queueLinkPreviews([offer.id]);
    await eventually(async () => {
      expect(await previewKey(offer.id)).toBeUndefined();
      await expect(storedFile(first)).rejects.toThrow();
    });
  });
});
