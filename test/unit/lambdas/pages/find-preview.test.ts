import { PutObjectCommand } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { makeLinkPreview } from '#lambdas/media/link-previews/make-link-previews.ts';
import { findPreview } from '#lambdas/pages/document/find-preview.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { requestsMade } from '#test/support/memory-table/table.ts';
import { resetLinkPreviews, s3Mock } from '#test/support/mocked-link-previews.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

beforeEach(resetLinkPreviews);

describe.each([
  ['an offer', offerId],
  ['a shop', shopId],
])('the preview of the link of %s', (_, itemId) => {
  it('is the drawn file: a JPEG of 1200 x 630 pixels, small enough for messengers', async () => {
    await makeLinkPreview(itemId, now);
    const [put] = s3Mock.commandCalls(PutObjectCommand);
    const { Key, Body, ContentType } = put?.args[0].input ?? {};
    expect(await findPreview(itemId)).toBe(`/images/${Key}`);
    expect(Key).toMatch(/\.jpg$/);
    expect(ContentType).toBe('image/jpeg');
    const { format, width, height } = await sharp(Body as Buffer).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect((Body as Buffer).length).toBeLessThan(300_000);
  });

  it('is absent until it is drawn, and is read eventually', async () => {
    expect(await findPreview(itemId)).toBeUndefined();
    const [read, ...others] = requestsMade();
    expect(read).toMatchObject({ command: 'Get', input: { ConsistentRead: false } });
    expect(others).toEqual([]);
  });
});
