import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { makeLinkPreview } from '#lambdas/media/link-previews/make-link-previews.ts';
import { findPreview } from '#lambdas/pages/document/find-preview.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aStoredImage, imageKeyNo } from '#test/support/builders/an-image.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import {
  beforeNextWrite,
  beforeWrite,
  consistencyOf,
  deleteItem,
  putItems,
} from '#test/support/memory-table/table.ts';
import {
  anotherPreviewIs,
  newFileCommands,
  offerBecomes,
  resetLinkPreviews,
  s3Mock,
  storedPreview,
} from '#test/support/mocked-link-previews.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

beforeEach(resetLinkPreviews);

describe('the preview of an offer', () => {
  it('is drawn once and stored below the folder of its business, where pages find it', async () => {
    expect(await findPreview(offerId)).toBeUndefined();
    expect(consistencyOf(keys.linkPreview(offerId))).toBe(false);
    await makeLinkPreview(offerId, now);
    const before = storedPreview();
    expect(await findPreview(offerId)).toBe(`/images/${before?.key}`);
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

  it('has its photo, and is drawn once without it if the photo is gone', async () => {
    offerBecomes({ images: [aStoredImage()] });
    s3Mock.on(GetObjectCommand).rejects(new NoSuchKey({ message: 'gone', $metadata: {} }));
    for (const _ of ['first', 'second']) await makeLinkPreview(offerId, now);
    const [get, put] = [`Get ${imageKeyNo()}/1280.webp`, `Put ${storedPreview()?.key}`];
    expect(newFileCommands()).toEqual([get, put, get]);
  });

  it('is left to the next run if its photo cannot be read now', async () => {
    offerBecomes({ images: [aStoredImage()] });
    s3Mock.on(GetObjectCommand).rejects(Object.assign(new Error('busy'), { name: 'SlowDown' }));
    await expect(makeLinkPreview(offerId, now)).rejects.toThrow('busy');
    expect(storedPreview()).toBeUndefined();
  });
});

it('the preview of a shop is stored below the folder of shops', async () => {
  await makeLinkPreview(shopId, now);
  expect(newFileCommands()).toEqual([
    expect.stringContaining(`Put shop/${businessId}/previews/${shopId}-`),
  ]);
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

it('the preview of a removed offer is removed with all its files', async () => {
  const folder = `offer/${businessId}/previews`;
  anotherPreviewIs(`${folder}/${offerId}-two.jpg`);
  deleteItem(keys.offer(offerId));
  // Also the file of a job that ended before it stored the file's name.
  const keysOfFiles = ['one', 'two'].map((name) => `${folder}/${offerId}-${name}.jpg`);
  s3Mock.on(ListObjectsV2Command, { Prefix: `${folder}/${offerId}-` }).resolves({
    Contents: keysOfFiles.map((Key) => ({ Key })),
  });
  await makeLinkPreview(offerId, now);
  expect(newFileCommands().slice(1)).toEqual(keysOfFiles.map((Key) => `Delete ${Key}`));
  expect(storedPreview()).toBeUndefined();
});

it('the preview of an offer removed during the drawing is not stored', async () => {
  beforeNextWrite(() => deleteItem(keys.offer(offerId)));
  await makeLinkPreview(offerId, now);
  const [first, ...others] = newFileCommands();
  expect(others).toEqual([first?.replace('Put', 'Delete')]);
  expect(storedPreview()).toBeUndefined();
});

it('the preview of an offer whose business is suspended during the drawing is removed, too', async () => {
  s3Mock.on(ListObjectsV2Command).callsFake(({ Prefix }) => ({
    Contents: [{ Key: `${Prefix}a.jpg` }],
  }));
  beforeNextWrite(() => putItems(stored.business(aBusiness({ status: 'suspended' }))));
  await makeLinkPreview(offerId, now);
  expect(newFileCommands().at(-1)).toBe(`Delete offer/${businessId}/previews/${offerId}-a.jpg`);
  expect(storedPreview()).toBeUndefined();
});
