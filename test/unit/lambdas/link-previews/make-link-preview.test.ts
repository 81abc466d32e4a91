import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { makeLinkPreview } from '#lambdas/link-previews/make-link-preview.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aStoredImage, imageKey } from '#test/support/builders/an-image.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import {
  anotherPreviewIs,
  applyToPreview,
  fileCommands,
  givenOffer,
  resetLinkPreviews,
  s3,
  storedPreview,
} from '#test/support/mocked-link-previews.ts';
import { cancelled, table, writtenKeys } from '#test/support/mocked-table.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

const writes = () => table.commandCalls(TransactWriteCommand).length;

beforeEach(resetLinkPreviews);

describe('the preview of an offer', () => {
  it('is stored below the folder of its business, as long as the offer is there', async () => {
    await makeLinkPreview(offerId, now);
    const key = storedPreview()?.key;
    expect(key).toMatch(`offer/${businessId}/previews/${offerId}-`);
    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
      Bucket: 'images-of-test',
      ContentType: 'image/jpeg',
      CacheControl: 'public, max-age=31536000, immutable',
    });
    expect(fileCommands()).toEqual([`Put ${key}`]);
    expect(writtenKeys()).toEqual([
      `LINK_PREVIEW#${offerId} LINK_PREVIEW`,
      `OFFER#${offerId} OFFER`,
    ]);
  });

  it('is neither drawn nor written again while it shows the same', async () => {
    await makeLinkPreview(offerId, now);
    fileCommands();
    givenOffer({ version: 2, moreDetails: 'Só pela manhã' });
    await makeLinkPreview(offerId, new Date());
    expect(fileCommands()).toEqual([]);
    expect(writes()).toBe(0);
  });

  it('replaces the one before, whose file goes last', async () => {
    await makeLinkPreview(offerId, now);
    const before = storedPreview()?.key;
    fileCommands();
    givenOffer({ title: 'Pão de queijo' });
    await makeLinkPreview(offerId, now);
    expect(storedPreview()).toMatchObject({ replacedKey: before });
    expect(fileCommands()).toEqual([`Put ${storedPreview()?.key}`, `Delete ${before}`]);
  });

  it('loses the file before it at the next run where a run ended too early', async () => {
    await makeLinkPreview(offerId, now);
    const before = storedPreview()?.key;
    givenOffer({ title: 'Pão de queijo' });
    s3.on(DeleteObjectCommand).rejectsOnce(new Error('It ended')).resolves({});
    await expect(makeLinkPreview(offerId, now)).rejects.toThrow('It ended');
    fileCommands();
    await makeLinkPreview(offerId, now);
    expect(fileCommands()).toEqual([`Delete ${before}`]);
  });

  it('has the same file at the next run where a run ended before it was stored', async () => {
    table.on(TransactWriteCommand).rejectsOnce(new Error('It ended')).callsFake(applyToPreview);
    await expect(makeLinkPreview(offerId, now)).rejects.toThrow('It ended');
    await makeLinkPreview(offerId, now);
    expect(fileCommands()).toEqual([`Put ${storedPreview()?.key}`, `Put ${storedPreview()?.key}`]);
  });

  it('has its photo', async () => {
    givenOffer({ images: [aStoredImage()] });
    await makeLinkPreview(offerId, now);
    expect(fileCommands()).toEqual([`Get ${imageKey()}/1280.webp`, `Put ${storedPreview()?.key}`]);
  });

  it('has none where that is gone, and is not drawn again then', async () => {
    givenOffer({ images: [aStoredImage()] });
    s3.on(GetObjectCommand).rejects(new NoSuchKey({ message: 'gone', $metadata: {} }));
    await makeLinkPreview(offerId, now);
    await makeLinkPreview(offerId, now);
    expect(fileCommands().filter((one) => one.startsWith('Put'))).toHaveLength(1);
  });

  it('is left to the next run where its photo cannot be read now', async () => {
    givenOffer({ images: [aStoredImage()] });
    s3.on(GetObjectCommand).rejects(Object.assign(new Error('busy'), { name: 'SlowDown' }));
    await expect(makeLinkPreview(offerId, now)).rejects.toThrow('busy');
    expect(storedPreview()).toBeUndefined();
  });
});

describe('two jobs for the same preview', () => {
  const conflict = () => cancelled('ConditionalCheckFailed', 'None');

  it('leave the file of the one that stored it, and draw again where the other read less', async () => {
    table
      .on(TransactWriteCommand)
      .callsFakeOnce(() => {
        anotherPreviewIs('other.jpg');
        throw conflict();
      })
      .callsFake(applyToPreview);
    await makeLinkPreview(offerId, now);
    const [first, removed, second, last] = fileCommands();
    expect(removed).toBe(first?.replace('Put', 'Delete'));
    expect([second, last]).toEqual([`Put ${storedPreview()?.key}`, 'Delete other.jpg']);
  });

  it('keep the file that both made', async () => {
    table.on(TransactWriteCommand).callsFakeOnce((input: TransactWriteCommandInput) => {
      applyToPreview(input);
      throw conflict();
    });
    await makeLinkPreview(offerId, now);
    expect(fileCommands()).toEqual([`Put ${storedPreview()?.key}`]);
  });
});

describe('the preview of a shop', () => {
  it('is stored below the folder of its business, as long as the shop is there', async () => {
    await makeLinkPreview(shopId, now);
    const [first] = fileCommands();
    expect(first).toMatch(`Put shop/${businessId}/previews/${shopId}-`);
    expect(writtenKeys()).toEqual([`LINK_PREVIEW#${shopId} LINK_PREVIEW`, `SHOP#${shopId} SHOP`]);
  });
});
