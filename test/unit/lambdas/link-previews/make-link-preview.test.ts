import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { makeLinkPreview } from '#lambdas/media/link-previews/make-link-previews.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aStoredImage, imageKeyNo } from '#test/support/builders/an-image.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { beforeNextWrite, beforeWrite } from '#test/support/memory-table/table.ts';
import {
  anotherPreviewIs,
  newFileCommands,
  offerBecomes,
  resetLinkPreviews,
  s3Mock,
  storedPreview,
} from '#test/support/mocked-link-previews.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

beforeEach(resetLinkPreviews);

describe('the preview of an offer', () => {
  it('is drawn once and stored below the folder of its business', async () => {
    await makeLinkPreview(offerId, now);
    const before = storedPreview();
    expect(before?.key).toMatch(`offer/${businessId}/previews/${offerId}-`);
    expect(newFileCommands()).toEqual([`Put ${before?.key}`]);
    expect(s3Mock.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
      Bucket: 'images-of-test',
      ContentType: 'image/jpeg',
      CacheControl: 'public, max-age=86400, immutable',
    });
    offerBecomes({ version: 2, moreDetails: 'Só pela manhã' });
    await makeLinkPreview(offerId, new Date());
    expect(newFileCommands()).toEqual([]);
    expect(storedPreview()).toEqual(before);
  });

  it('replaces the previous preview, and removes its file last, also at the next run', async () => {
    await makeLinkPreview(offerId, now);
    const before = storedPreview()?.key;
    newFileCommands();
    offerBecomes({ title: 'Pão de queijo' });
    s3Mock.on(DeleteObjectCommand).rejectsOnce(new Error('It ended')).resolves({});
    await expect(makeLinkPreview(offerId, now)).rejects.toThrow('It ended');
    expect(storedPreview()).toMatchObject({ replacedKey: before });
    expect(newFileCommands()).toEqual([`Put ${storedPreview()?.key}`, `Delete ${before}`]);
    await makeLinkPreview(offerId, now);
    expect(newFileCommands()).toEqual([`Delete ${before}`]);
  });

  it('has the same file at the next run if a run ended before it was stored', async () => {
    beforeWrite(({ writeNumber }) => (writeNumber === 1 ? new Error('It ended') : undefined));
    await expect(makeLinkPreview(offerId, now)).rejects.toThrow('It ended');
    await makeLinkPreview(offerId, now);
    expect(newFileCommands()).toEqual([
      `Put ${storedPreview()?.key}`,
      `Put ${storedPreview()?.key}`,
    ]);
  });

  it('has its photo', async () => {
    offerBecomes({ images: [aStoredImage()] });
    await makeLinkPreview(offerId, now);
    expect(newFileCommands()).toEqual([
      `Get ${imageKeyNo()}/1280.webp`,
      `Put ${storedPreview()?.key}`,
    ]);
  });

  it('is drawn once without a photo if the photo is gone', async () => {
    offerBecomes({ images: [aStoredImage()] });
    s3Mock.on(GetObjectCommand).rejects(new NoSuchKey({ message: 'gone', $metadata: {} }));
    await makeLinkPreview(offerId, now);
    await makeLinkPreview(offerId, now);
    expect(newFileCommands().filter((one) => one.startsWith('Put'))).toHaveLength(1);
  });

  it('is left to the next run if its photo cannot be read now', async () => {
    offerBecomes({ images: [aStoredImage()] });
    s3Mock.on(GetObjectCommand).rejects(Object.assign(new Error('busy'), { name: 'SlowDown' }));
    await expect(makeLinkPreview(offerId, now)).rejects.toThrow('busy');
    expect(storedPreview()).toBeUndefined();
  });
});

describe('two jobs for the same preview', () => {
  it('keep the file of the run that stored the preview, and draw again if that run read older data', async () => {
    beforeNextWrite(() => anotherPreviewIs('other.jpg'));
    await makeLinkPreview(offerId, now);
    const [first, removed, second, last] = newFileCommands();
    expect(removed).toBe(first?.replace('Put', 'Delete'));
    expect([second, last]).toEqual([`Put ${storedPreview()?.key}`, 'Delete other.jpg']);
  });

  it('keep the file if both made the same', async () => {
    beforeNextWrite(() => makeLinkPreview(offerId, now));
    await makeLinkPreview(offerId, now);
    const put = `Put ${storedPreview()?.key}`;
    expect(newFileCommands()).toEqual([put, put]);
  });
});
